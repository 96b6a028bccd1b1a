import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema } from '../fields.ts'
import { scheduledSchema } from '../quizzes/form.ts'
import { toldSchema } from '../quizzes/later-end.ts'
import { quizParams } from '../quizzes/quiz.ts'
import type { FieldSentence } from '../sentences.ts'
import { CREATOR_ERRORS } from './participant.ts'
import { selectedSchema } from './selection.ts'

/** A time of one's own to take a quiz, instead of the quiz's dates. */
export const ownWindowSchema = z.object({ opensAt: instantSchema, closesAt: instantSchema })
export type OwnWindow = z.infer<typeof ownWindowSchema>

/** What is wrong with it, and at which end? It may lie before or after the quiz's dates. */
export function ownWindowFlaw(
  { opensAt, closesAt }: OwnWindow,
  now: Date,
): { field: keyof OwnWindow; flaw: FieldSentence } | undefined {
  const end = new Date(closesAt)
  if (end <= new Date(opensAt)) return { field: 'closesAt', flaw: 'endNotAfterStart' }
  if (end <= now) return { field: 'closesAt', flaw: 'endInPast' }
}

/** Whom it is for: those who were chosen, or those of a group who take part. */
const whom = {
  participantIds: selectedSchema.optional(),
  groupId: idSchema.optional(),
}

export const setOwnWindow = {
  method: 'POST',
  url: '/api/quizzes/:quizId/participants/window',
  access: 'user',
  program: 'write',
  summary:
    'A time of their own for some of those who take part, or the quiz’s dates again; who has begun is passed over, the others are told by mail',
  errors: [
    ...CREATOR_ERRORS,
    'quizNotActive',
    'quizEnded',
    'groupNotFound',
    'noneOfGroup',
    'allHaveBegun',
    'tooManyAttempts',
  ],
  schema: {
    params: quizParams,
    body: z
      .object({
        ...whom,
        /** Null: the quiz’s dates. */
        window: z.object({ opensAt: scheduledSchema, closesAt: scheduledSchema }).nullable(),
        /** Each begins at a time of their choice between the two. */
        theyChoose: z.boolean('invalid').default(false),
      })
      .refine(({ participantIds, groupId }) => (participantIds === undefined) !== (groupId === undefined), {
        path: ['participantIds'],
        error: 'required',
      }),
    response: {
      200: toldSchema.extend({ count: z.number().int(), passedOver: z.number().int() }),
    },
  },
} as const satisfies Endpoint
