import { useQuery } from '@tanstack/react-query'
import { quizListQuery, quizOverviewQuery, SHELF_QUERIES } from '#web/features/quizzes/queries.ts'
import { MINUTE_MS } from '#web/lib/use-now.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { inOrderOfUrgency } from '../in-order-of-urgency.ts'

/** Quizzes open and end by themselves, and people begin: what is shown is asked for anew. */
const LIVE = { refetchInterval: MINUTE_MS }

export const ON_SHELF = 5
/** More of what runs than is shown: what is open comes first, whatever ends before it. */
const RUNNING = 20

/** The workspace's quizzes, as the dashboard tells of them. */
export function useMyQuizzes() {
  const workspace = useWorkspaceRef()
  const overview = useQuery({ ...quizOverviewQuery(workspace), ...LIVE })
  const ongoing = useQuery({
    ...quizListQuery(workspace, { ...SHELF_QUERIES.ongoing, pageSize: RUNNING }),
    ...LIVE,
    select: (page) => ({ ...page, items: inOrderOfUrgency(page.items) }),
  })
  const drafts = useQuery(quizListQuery(workspace, { ...SHELF_QUERIES.drafts, pageSize: ON_SHELF }))
  const past = useQuery(quizListQuery(workspace, { ...SHELF_QUERIES.past, pageSize: ON_SHELF }))
  return { overview, ongoing, drafts, past }
}

export type MyQuizzes = ReturnType<typeof useMyQuizzes>
