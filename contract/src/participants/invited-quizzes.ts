import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { instantSchema, pageOf, pageQuerySchema } from '../fields.ts'
import { localeSchema } from '../locales.ts'
import { scaledScoreSchema } from '../scale/scaled-score.ts'
import { begunSchema } from './begun.ts'

/** Where a quiz stands for someone who was invited to it, in the order in which that matters; `begun`: their clock runs. */
export const INVITED_PHASES = ['begun', 'open', 'upcoming', 'done'] as const
export type InvitedPhase = (typeof INVITED_PHASES)[number]

const invitedQuizSchema = z.object({
  quizId: z.uuid(),
  title: z.string(),
  language: localeSchema,
  phase: z.enum(INVITED_PHASES),
  /** Who invites. */
  creatorName: z.string(),
  startsAt: instantSchema.nullable(),
  endsAt: instantSchema.nullable(),
  /** Start and end are theirs alone. */
  isOwnWindow: z.boolean(),
  /** They have to choose when they begin, between the two. */
  hasToChoose: z.boolean(),
  /** When it was over for all, and when they handed in. */
  completedAt: instantSchema.nullable(),
  finishedAt: instantSchema.nullable(),
  durationMinutes: z.number().int(),
  begun: begunSchema.nullable(),
  /** They have passed, and the certificate of that holds. */
  hasCertificate: z.boolean(),
  /** How many attempts they have begun, of how many; nothing where there is but one. */
  attempts: z.object({ begun: z.number().int(), most: z.number().int() }).nullable(),
  /** What they reached, once they are through and may see it. */
  score: z
    .object({
      percent: z.number(),
      isProvisional: z.boolean(),
      /** As its scale shows it; nothing while it is provisional. */
      scaled: scaledScoreSchema.nullable(),
    })
    .nullable(),
})
export type InvitedQuiz = z.infer<typeof invitedQuizSchema>

export const listInvitedQuizzes = {
  method: 'GET',
  url: '/api/invited-quizzes',
  access: 'user',
  summary:
    'The quizzes that the caller is invited to: what they have begun first, then what is open, what comes, and what is over',
  errors: [],
  schema: { querystring: pageQuerySchema, response: { 200: pageOf(invitedQuizSchema) } },
} as const satisfies Endpoint
