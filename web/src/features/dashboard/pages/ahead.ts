import type { Dashboard } from '@probant/contract/dashboard'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { myInvitationsQuery } from '#web/features/organizations/queries.ts'
import { firstInvitedQuery } from '#web/features/participants/entering/queries.ts'
import { quizOverviewQuery } from '#web/features/quizzes/queries.ts'
import { resultOverviewQuery } from '#web/features/results/queries.ts'
import { usageQuery } from '#web/features/usage/queries.ts'
import { workspaceQuery } from '#web/features/workspaces/queries.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { personIn, sessionState } from '#web/lib/session.ts'
import { currentWorkspace } from '#web/lib/workspace.ts'
import { readDashboard } from '../queries.ts'
import { shelfQueries } from './my-quizzes.tsx'

/** For so long the dashboard waits to be drawn in one go; what takes longer has its place kept by a skeleton. */
const PATIENCE_MS = 1500

/**
 * What the dashboard shows, asked for before it is drawn, so that it stands at once and nothing moves. Where that fails,
 * each part asks for itself, and says what is wrong.
 */
export async function fetchDashboardAhead(): Promise<void> {
  const workspace = currentWorkspace()
  // Shown before: what is out of date is asked for anew by its own part, behind what is known.
  if (queryClient.getQueryData(quizOverviewQuery(workspace).queryKey)) return

  const person = personIn(sessionState())?.id
  const asked = readDashboard(workspace).then((dashboard) => {
    // Nobody sees what was asked for in the name of another who has left meanwhile.
    if (personIn(sessionState())?.id === person) keep(workspace, dashboard)
  })
  await Promise.race([asked.catch(() => undefined), new Promise((drawn) => setTimeout(drawn, PATIENCE_MS))])
}

/** Each part where it is looked for. */
function keep(workspace: WorkspaceRef, dashboard: Dashboard): void {
  const shelves = shelfQueries(workspace)
  queryClient.setQueryData(workspaceQuery(workspace).queryKey, dashboard.workspace)
  if (dashboard.usage) queryClient.setQueryData(usageQuery(workspace).queryKey, dashboard.usage)
  queryClient.setQueryData(myInvitationsQuery.queryKey, dashboard.invitations)
  queryClient.setQueryData(firstInvitedQuery.queryKey, dashboard.invited)
  queryClient.setQueryData(resultOverviewQuery(workspace).queryKey, dashboard.results)
  queryClient.setQueryData(quizOverviewQuery(workspace).queryKey, dashboard.overview)
  queryClient.setQueryData(shelves.ongoing.queryKey, dashboard.ongoing)
  queryClient.setQueryData(shelves.drafts.queryKey, dashboard.drafts)
  queryClient.setQueryData(shelves.past.queryKey, dashboard.past)
}
