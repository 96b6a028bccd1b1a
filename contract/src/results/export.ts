import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { answerOf, CSV, PDF, XLSX } from '../media.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { timeZoneSchema } from '../time-zone.ts'
import { STATISTICS_ERRORS } from './report.ts'

/** A workbook has a sheet for each. */
export const RESULT_VIEWS = ['participants', 'answers', 'questions', 'subjects', 'difficulties'] as const
export type ResultView = (typeof RESULT_VIEWS)[number]

export const RESULT_FORMATS = ['csv', 'xlsx', 'pdf'] as const
export type ResultFormat = (typeof RESULT_FORMATS)[number]

export const exportResults = {
  method: 'GET',
  url: '/api/quizzes/:quizId/results/export',
  access: 'user',
  program: 'results',
  costs: 'file',
  summary:
    'What came of a quiz as a file: one view as CSV, all of them as the sheets of a workbook, or the report as PDF',
  errors: STATISTICS_ERRORS,
  schema: {
    params: quizParams,
    querystring: z.object({
      format: z.enum(RESULT_FORMATS, 'invalid').default('xlsx'),
      /** Of a CSV file; a workbook has them all. */
      view: z.enum(RESULT_VIEWS, 'invalid').default('participants'),
      /** How a report tells the time: by the reader's clock, where the page says where that hangs. */
      timeZone: timeZoneSchema.optional().catch(undefined),
      /** Which form of the language its dates and figures are written in, such as `en-GB`. */
      region: z
        .string()
        .regex(/^[a-z]{2}-[A-Z]{2}$/)
        .optional()
        .catch(undefined),
    }),
    response: { 200: answerOf(CSV, XLSX, PDF) },
  },
} as const satisfies Endpoint
