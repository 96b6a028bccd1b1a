import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { instantSchema } from '../fields.ts'
import { scaledScoreSchema } from '../scale/scaled-score.ts'
import { timelineSchema } from '../submissions/incidents.ts'
import { receiptSchema } from '../submissions/receipt.ts'
import { participantParams } from './participant.ts'

/** One of the times that somebody has taken a quiz, as its creator sees it. */
export const attemptRowSchema = z.object({
  submissionId: z.uuid(),
  number: z.number().int(),
  startedAt: instantSchema,
  finishedAt: instantSchema.nullable(),
  receipt: receiptSchema.nullable(),
  /** What came of it so far; nothing before it is over, or where no question counts. */
  percent: z.number().nullable(),
  /** Answers that wait for a grade. */
  ungradedCount: z.number().int(),
  scaled: scaledScoreSchema.nullable(),
  /** The result is taken from it. */
  counts: z.boolean(),
  timeline: timelineSchema,
})
export type AttemptRow = z.infer<typeof attemptRowSchema>

export const listAttempts = {
  method: 'GET',
  url: '/api/quizzes/:quizId/participants/:participantId/attempts',
  access: 'user',
  program: 'results',
  summary: 'How often somebody has taken the quiz, and what came of each time; the first one first',
  errors: ['quizNotFound', 'quizNotAllowed', 'participantNotFound'],
  schema: { params: participantParams, response: { 200: z.array(attemptRowSchema) } },
} as const satisfies Endpoint
