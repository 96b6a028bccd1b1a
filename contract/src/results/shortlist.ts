import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, textSchema } from '../fields.ts'
import { SHORTLIST_NOTE_MAX } from '../limits.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { resultSchema } from './list.ts'
import { STATISTICS_ERRORS } from './report.ts'

export const shortlistNoteSchema = textSchema.pipe(z.string().max(SHORTLIST_NOTE_MAX, 'textTooLong'))

const ERRORS = [...STATISTICS_ERRORS, 'submissionNotFound'] as const
const params = quizParams.extend({ submissionId: idSchema })

export const putOnShortlist = {
  method: 'PUT',
  url: '/api/quizzes/:quizId/results/:submissionId/shortlist',
  access: 'user',
  program: 'write',
  summary: 'Puts somebody on the shortlist of the quiz, with a note that participants never see',
  errors: ERRORS,
  schema: {
    params,
    body: z.object({ note: shortlistNoteSchema.default('') }),
    response: { 200: resultSchema.pick({ submissionId: true, shortlist: true }) },
  },
} as const satisfies Endpoint

export const takeOffShortlist = {
  method: 'DELETE',
  url: '/api/quizzes/:quizId/results/:submissionId/shortlist',
  access: 'user',
  program: 'write',
  summary: 'Takes somebody off the shortlist of the quiz; their note is deleted',
  errors: ERRORS,
  schema: { params, response: { 204: z.undefined() } },
} as const satisfies Endpoint
