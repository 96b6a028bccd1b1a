import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { instantSchema } from '../fields.ts'
import { PLAN_KINDS, planTextsSchema } from '../plans.ts'

export const GROWTH_DAYS = 30

export const statisticsSchema = z.object({
  totals: z.object({
    users: z.number().int(),
    organizations: z.number().int(),
    /** As many as there are now, in all workspaces; what was deleted is not among them. */
    questions: z.number().int(),
    quizzes: z.number().int(),
    /** Begun or handed in. */
    submissions: z.number().int(),
    /** People whose session was used in the last quarter of an hour. */
    activeNow: z.number().int(),
  }),
  planDistribution: z.array(
    z.object({
      planId: z.uuid(),
      kind: z.enum(PLAN_KINDS),
      texts: planTextsSchema,
      workspaceCount: z.number().int(),
    }),
  ),
  /** The last 30 days in UTC, oldest first: how many came on each. */
  growth: z.array(
    z.object({ day: z.iso.date(), newUsers: z.number().int(), newOrganizations: z.number().int() }),
  ),
  recentSignUps: z.array(
    z.object({ id: z.uuid(), username: z.string(), email: z.string(), createdAt: instantSchema }),
  ),
})
export type Statistics = z.infer<typeof statisticsSchema>

export const getStatistics = {
  method: 'GET',
  url: '/api/admin/statistics',
  access: 'admin',
  summary: 'How the installation is doing',
  errors: [],
  schema: { response: { 200: statisticsSchema } },
} as const satisfies Endpoint
