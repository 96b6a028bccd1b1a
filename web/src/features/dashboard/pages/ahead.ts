import type { Dashboard } from '@probant/contract/dashboard'
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { myInvitationsQuery } from '#web/features/organizations/queries.ts'
import { firstInvitedQuery } from '#web/features/participants/entering/queries.ts'
import { quizOverviewQuery } from '#web/features/quizzes/queries.ts'
import { resultOverviewQuery } from '#web/features/results/queries.ts'
import { usageQuery } from '#web/features/usage/queries.ts'
import { workspaceQuery } from '#web/features/workspaces/queries.ts'
import { patiently } from '#web/lib/patience.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { currentWorkspace } from '#web/lib/workspace.ts'
import { readDashboard } from '../queries.ts'
import { shelfQueries } from './my-quizzes.tsx'

/**
 * What the dashboard shows, asked for in one call before it is drawn, so that it stands at once and nothing moves. Each
 * part is answered as if it had asked for itself: what is known already is kept, and what fails is asked for again by the
 * part, which says so.
 */
export async function fetchDashboardAhead(): Promise<void> {
  const workspace = currentWorkspace()
  const shelves = shelfQueries(workspace)
  let called: Promise<Dashboard> | undefined
  const all = () => {
    called ??= readDashboard(workspace)
    return called
  }
  await patiently(
    Promise.all([
      ahead(workspaceQuery(workspace), async () => (await all()).workspace),
      ahead(usageQuery(workspace), async () => usageIn(await all())),
      ahead(myInvitationsQuery, async () => (await all()).invitations),
      ahead(firstInvitedQuery, async () => (await all()).invited),
      ahead(resultOverviewQuery(workspace), async () => (await all()).results),
      ahead(quizOverviewQuery(workspace), async () => (await all()).overview),
      ahead(shelves.ongoing, async () => (await all()).ongoing),
      ahead(shelves.drafts, async () => (await all()).drafts),
      ahead(shelves.past, async () => (await all()).past),
    ]),
  )
}

/** Shown before, it is there at once: what is out of date is asked for anew by its own part, behind what is known. */
async function ahead<Part, Key extends QueryKey>(
  { queryKey }: { queryKey: Key },
  queryFn: () => Promise<Part>,
): Promise<void> {
  if (queryClient.getQueryData(queryKey) !== undefined) return
  await queryClient.prefetchQuery({ queryKey, queryFn } as FetchQueryOptions)
}

/** Its own endpoint says which plan is missing. */
function usageIn({ usage }: Dashboard) {
  if (!usage) throw new Error('The workspace has no plan')
  return usage
}
