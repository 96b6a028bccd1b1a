import { myInvitationsQuery } from '#web/features/organizations/queries.ts'
import { firstInvitedQuery } from '#web/features/participants/entering/queries.ts'
import { quizOverviewQuery } from '#web/features/quizzes/queries.ts'
import { resultOverviewQuery } from '#web/features/results/queries.ts'
import { usageQuery } from '#web/features/usage/queries.ts'
import { workspaceQuery } from '#web/features/workspaces/queries.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { currentWorkspace } from '#web/lib/workspace.ts'
import { shelfQueries } from './my-quizzes.tsx'

/** For so long the dashboard waits to be drawn in one go; what takes longer has its place kept by a skeleton. */
const PATIENCE_MS = 1500

/**
 * What the dashboard shows, asked for together before it is drawn, so that it stands at once and nothing moves. What
 * fails is asked for again by its own part, which says so.
 */
export async function fetchDashboardAhead(): Promise<void> {
  const workspace = currentWorkspace()
  const asked = [
    queryClient.ensureQueryData(myInvitationsQuery),
    queryClient.ensureQueryData(firstInvitedQuery),
    queryClient.ensureQueryData(workspaceQuery(workspace)),
    queryClient.ensureQueryData(usageQuery(workspace)),
    queryClient.ensureQueryData(resultOverviewQuery(workspace)),
    queryClient.ensureQueryData(quizOverviewQuery(workspace)),
    ...Object.values(shelfQueries(workspace)).map((query) => queryClient.ensureQueryData(query)),
  ]
  await Promise.race([
    Promise.allSettled<unknown>(asked),
    new Promise((drawn) => setTimeout(drawn, PATIENCE_MS)),
  ])
}
