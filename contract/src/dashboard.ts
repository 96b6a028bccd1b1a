import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { listMyInvitations } from './invitations.ts'
import { listInvitedQuizzes } from './participants/invited-quizzes.ts'
import { getQuizOverview, listQuizzes } from './quizzes/life.ts'
import { getResultOverview } from './results/overview.ts'
import { getUsage } from './usage.ts'
import { getWorkspace, WORKSPACE_ERRORS } from './workspaces.ts'

/** What stands on each shelf of the dashboard, as the list of quizzes is asked for it. */
export const DASHBOARD_SHELVES = {
  /** More of what runs than is shown: what is open comes first, whatever ends before it. */
  ongoing: { status: 'active', sort: 'end', pageSize: 20 },
  drafts: { status: 'draft', sort: 'changed', pageSize: 5 },
  past: { status: 'completed', sort: 'start', pageSize: 5 },
} as const

/** As many of those that others invite to as one sees at a glance. */
export const DASHBOARD_INVITED = { pageSize: 5 } as const

/** Each part is what its own endpoint answers, by which it is asked for anew. */
const dashboardSchema = z.object({
  workspace: getWorkspace.schema.response[200],
  /** None where there is no plan; its own endpoint says which is missing. */
  usage: getUsage.schema.response[200].nullable(),
  invitations: listMyInvitations.schema.response[200],
  invited: listInvitedQuizzes.schema.response[200],
  results: getResultOverview.schema.response[200],
  overview: getQuizOverview.schema.response[200],
  ongoing: listQuizzes.schema.response[200],
  drafts: listQuizzes.schema.response[200],
  past: listQuizzes.schema.response[200],
})
export type Dashboard = z.infer<typeof dashboardSchema>

export const getDashboard = {
  method: 'GET',
  url: '/api/dashboard',
  access: 'user',
  workspace: true,
  summary: 'All that the dashboard shows of the workspace and of its caller, at once',
  errors: WORKSPACE_ERRORS,
  schema: { response: { 200: dashboardSchema } },
} as const satisfies Endpoint
