import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { instantSchema } from '../fields.ts'
import { questionParams, writtenQuestionSchema } from './question.ts'

const revisionSchema = z.object({
  revision: z.number().int(),
  editor: z.string().nullable(),
  at: instantSchema,
  question: writtenQuestionSchema,
})
export type QuestionRevision = z.infer<typeof revisionSchema>

export const listRevisions = {
  method: 'GET',
  url: '/api/questions/:questionId/revisions',
  access: 'user',
  program: 'read',
  summary: 'How a question was changed, newest first',
  errors: ['questionNotFound'],
  schema: { params: questionParams, response: { 200: z.array(revisionSchema) } },
} as const satisfies Endpoint
