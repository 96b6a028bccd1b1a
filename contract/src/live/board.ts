import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { instantSchema } from '../fields.ts'
import { answerOf, EVENTS } from '../media.ts'
import { QUIZ_PHASES, quizParams } from '../quizzes/quiz.ts'
import { scaledScoreSchema } from '../scale/scaled-score.ts'

/** `absent`: their time to begin is over, and they never did. `away`: at work, but nothing was heard of their page for a while. `ended`: by violations. */
export const BOARD_STATUSES = [
  'not_begun',
  'absent',
  'at_work',
  'away',
  'paused',
  'finished',
  'ended',
] as const
export type BoardStatus = (typeof BOARD_STATUSES)[number]

export const boardRowSchema = z.object({
  participantId: z.uuid(),
  /** Empty where nobody knows it; then the address stands for it, which is empty once they are gone. */
  name: z.string(),
  email: z.string(),
  status: z.enum(BOARD_STATUSES),
  /** Their latest attempt, which the rest is about; 0 before they have begun. */
  attempt: z.number().int(),
  /** One digit for each question of their own paper, in its order: 1 answered, 2 flagged, 3 both, else 0. */
  progress: z.string(),
  answered: z.number().int(),
  startedAt: instantSchema.nullable(),
  deadlineAt: instantSchema.nullable(),
  pausedAt: instantSchema.nullable(),
  finishedAt: instantSchema.nullable(),
  /** When something was last heard of them, where they are away. */
  seenAt: instantSchema.nullable(),
  extraMinutes: z.number().int(),
  /** Their own time to take it, instead of the quiz’s dates. */
  window: z.object({ opensAt: instantSchema, closesAt: instantSchema }).nullable(),
  /** Those that count. */
  violations: z.number().int(),
  /** Once it is over; provisional where answers wait for a person. */
  score: z
    .object({
      percent: z.number(),
      isProvisional: z.boolean(),
      /** As its scale shows it; nothing while it is provisional. */
      scaled: scaledScoreSchema.nullable(),
    })
    .nullable(),
  canReopen: z.boolean(),
  canLetIn: z.boolean(),
})
export type BoardRow = z.infer<typeof boardRowSchema>

const boardQuizSchema = z.object({
  title: z.string(),
  phase: z.enum(QUIZ_PHASES),
  startsAt: instantSchema.nullable(),
  endsAt: instantSchema.nullable(),
  isPaused: z.boolean(),
  questionCount: z.number().int(),
})

export const boardChangeSchema = z.object({
  /** All rows there are, as at the beginning; otherwise those that have changed. */
  isWhole: z.boolean(),
  now: instantSchema,
  quiz: boardQuizSchema,
  rows: z.array(boardRowSchema),
  /** Whoever no longer takes part. */
  gone: z.array(z.uuid()),
})
export type BoardChange = z.infer<typeof boardChangeSchema>

/** Events named `change` with a `BoardChange` each, the first at once. */
export const watchBoard = {
  method: 'GET',
  url: '/api/quizzes/:quizId/board/events',
  access: 'user',
  summary: 'Server-sent events: everybody who takes part, and whatever changes about them within a second',
  errors: ['quizNotFound', 'statisticsCreatorOnly', 'tooManyAttempts'],
  schema: { params: quizParams, response: { 200: answerOf(EVENTS) } },
} as const satisfies Endpoint
