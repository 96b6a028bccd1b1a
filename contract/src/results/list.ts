import { z } from 'zod'
import { listedCertificateSchema } from '../certificates/certificate.ts'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, pageOf, pageQuerySchema, searchSchema } from '../fields.ts'
import { grantedSchema } from '../participants/participant.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { scaledScoreSchema } from '../scale/scaled-score.ts'
import { ENDINGS } from '../submissions/receipt.ts'
import { STATISTICS_ERRORS } from './report.ts'

export const RESULT_SORTS = ['score', 'name', 'time', 'finished', 'violations'] as const
export type ResultSort = (typeof RESULT_SORTS)[number]

/** What came of one submission. */
export const resultSchema = z.object({
  submissionId: z.uuid(),
  participantId: z.uuid(),
  /** Which attempt it is, and how many they have finished. */
  attempt: z.number().int(),
  attemptCount: z.number().int(),
  name: z.string(),
  email: z.string(),
  /** Their account was deleted: what they did stays, who they were does not. */
  isGone: z.boolean(),
  ending: z.enum(ENDINGS),
  finishedAt: instantSchema,
  /** How long they were at it, without pauses. */
  ms: z.number(),
  points: z.number(),
  totalPoints: z.number(),
  /** Answers that wait for a grade; as long as there are some, the score is not final. */
  ungradedCount: z.number().int(),
  /** Nothing where no question counts. */
  percent: z.number().nullable(),
  /** The same as its scale shows it; nothing before all is graded. */
  scaled: scaledScoreSchema.nullable(),
  /** All that counted when it happened, also before somebody was let continue. */
  violationCount: z.number().int(),
  /** They were ended by violations, and let continue: what had counted until then was set aside. */
  isReopened: z.boolean(),
  /** Anti-cheat rules that did not count for them. */
  exemptions: grantedSchema.shape.exemptions,
  /** Why they are on the shortlist, which they never see; null where they are not. */
  shortlist: z.object({ note: z.string() }).nullable(),
  /** That they have passed, in writing; null where they have none. */
  certificate: listedCertificateSchema.nullable(),
})
export type Result = z.infer<typeof resultSchema>

export const resultFilterSchema = z.object({
  search: searchSchema,
  sort: z.enum(RESULT_SORTS, 'invalid').default('score'),
  which: z.enum(['all', 'shortlist'], 'invalid').default('all'),
})
export type ResultFilter = z.infer<typeof resultFilterSchema>

export const listResults = {
  method: 'GET',
  url: '/api/quizzes/:quizId/results',
  access: 'user',
  program: 'results',
  summary: 'Who handed in, and what came of it; for the creator of the quiz',
  errors: STATISTICS_ERRORS,
  schema: {
    params: quizParams,
    querystring: pageQuerySchema.extend(resultFilterSchema.shape),
    response: { 200: pageOf(resultSchema) },
  },
} as const satisfies Endpoint

export const getResult = {
  method: 'GET',
  url: '/api/quizzes/:quizId/results/:submissionId',
  access: 'user',
  program: 'results',
  summary: 'What came of one submission; for the creator of the quiz',
  errors: [...STATISTICS_ERRORS, 'submissionNotFound'],
  schema: {
    params: quizParams.extend({ submissionId: idSchema }),
    response: { 200: resultSchema },
  },
} as const satisfies Endpoint
