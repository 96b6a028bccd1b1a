import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { WORKSPACE_ERRORS } from '../workspaces.ts'

export const resultOverviewSchema = z.object({
  /** Submissions that wait for a grade, and the quiz with most of them. */
  ungradedCount: z.number().int(),
  ungradedIn: z.uuid().nullable(),
  /** Of the last quizzes that are over and have a score: how many these are, and what they average. */
  recentCount: z.number().int(),
  recentAveragePercent: z.number().nullable(),
})
export type ResultOverview = z.infer<typeof resultOverviewSchema>

export const getResultOverview = {
  method: 'GET',
  url: '/api/results/overview',
  access: 'user',
  workspace: true,
  program: 'results',
  summary: 'What came of the caller’s own quizzes in the workspace, in a few figures',
  errors: WORKSPACE_ERRORS,
  schema: { response: { 200: resultOverviewSchema } },
} as const satisfies Endpoint
