import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { GROUP_ERRORS, groupParams } from '../groups.ts'
import { gradebookPersonSchema, gradebookSchema } from './gradebook.ts'
import { subjectProgressSchema } from './progress.ts'

export const personOfGradebookSchema = gradebookSchema.pick({ group: true, missing: true }).extend({
  person: gradebookPersonSchema,
  /** Those that have a column, in the order of the cells. */
  quizzes: gradebookSchema.shape.quizzes,
  progress: z.array(subjectProgressSchema),
})
export type PersonOfGradebook = z.infer<typeof personOfGradebookSchema>

export const getGradebookPerson = {
  method: 'GET',
  url: '/api/groups/:groupId/gradebook/person',
  access: 'user',
  program: 'results',
  summary: 'One person of a grade book: each of its quizzes, and how they did by subject over time',
  errors: [...GROUP_ERRORS, 'notFound'],
  schema: {
    params: groupParams,
    querystring: z.object({ key: z.string('required').regex(/^[0-9a-f]{32}$/, 'invalid') }),
    response: { 200: personOfGradebookSchema },
  },
} as const satisfies Endpoint
