import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { instantSchema } from '../fields.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { STATISTICS_ERRORS } from './report.ts'

/** A quiz that this one was duplicated from, or one that that one was. */
export const earlierRunSchema = z.object({
  quizId: z.uuid(),
  title: z.string(),
  /** When it was over, or will be. */
  endedAt: instantSchema.nullable(),
  handedInCount: z.number().int(),
  averagePercent: z.number().nullable(),
  /** Of the questions that both have. */
  questions: z.array(
    z.object({
      questionId: z.uuid(),
      /** Asked otherwise, or with another key: then the two can't be compared. */
      isChanged: z.boolean(),
      /** Nothing where too few had it. */
      facility: z.number().nullable(),
    }),
  ),
})
export type EarlierRun = z.infer<typeof earlierRunSchema>

export const listEarlierRuns = {
  method: 'GET',
  url: '/api/quizzes/:quizId/report/earlier',
  access: 'user',
  program: 'results',
  summary: 'The same creator’s quizzes that this one was duplicated from, to compare with, the newest first',
  errors: STATISTICS_ERRORS,
  schema: { params: quizParams, response: { 200: z.array(earlierRunSchema) } },
} as const satisfies Endpoint
