import { useQuery } from '@tanstack/react-query'
import { quizListQuery, quizOverviewQuery } from '#web/features/quizzes/queries.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { inOrderOfUrgency } from '../attention.ts'

export const SHELVES = ['ongoing', 'drafts', 'past'] as const
export type Shelf = (typeof SHELVES)[number]

/** What each shelf asks for. More of what runs than is shown: the most urgent is looked for among them. */
export const SHELF_QUERIES = {
  ongoing: { status: 'active', sort: 'end', pageSize: 20 },
  drafts: { status: 'draft', sort: 'changed', pageSize: 5 },
  past: { status: 'completed', sort: 'start', pageSize: 5 },
} as const

/** Quizzes open and end by themselves, and people begin: what is shown is asked for anew. */
const LIVE = { refetchInterval: 60_000 }

/** The workspace's quizzes, as the dashboard tells of them. */
export function useMyQuizzes() {
  const workspace = useWorkspaceRef()
  const overview = useQuery({ ...quizOverviewQuery(workspace), ...LIVE })
  const ongoing = useQuery({
    ...quizListQuery(workspace, SHELF_QUERIES.ongoing),
    ...LIVE,
    select: (page) => ({ ...page, items: inOrderOfUrgency(page.items) }),
  })
  const drafts = useQuery(quizListQuery(workspace, SHELF_QUERIES.drafts))
  const past = useQuery(quizListQuery(workspace, SHELF_QUERIES.past))
  return { overview, ongoing, drafts, past }
}

export type MyQuizzes = ReturnType<typeof useMyQuizzes>
