import { createFileRoute } from '@tanstack/react-router'
import { QuizzesPage } from '#web/features/quizzes/list/quizzes-page.tsx'
import { openingShelf, quizListQuery, quizOverviewQuery } from '#web/features/quizzes/queries.ts'
import { listedPart, quizzesSearchSchema } from '#web/features/quizzes/search.ts'
import { loadSentences } from '#web/i18n/i18n.ts'
import { patiently } from '#web/lib/patience.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { currentWorkspace } from '#web/lib/workspace.ts'

export const Route = createFileRoute('/_shell/dashboard/quiz')({
  staticData: { guard: 'auth' },
  validateSearch: quizzesSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: search }) => {
    const workspace = currentWorkspace()
    const overview = quizOverviewQuery(workspace)
    const known = queryClient.prefetchQuery(overview)
    // Which shelf the page opens on depends on what stands on each.
    if (!search.show) await patiently(known)
    const counts = queryClient.getQueryData(overview.queryKey)
    const show = search.show ?? (counts && openingShelf(counts))
    void queryClient.prefetchQuery(quizListQuery(workspace, listedPart({ ...search, show })))
    await loadSentences('quizzes')
  },
  component: QuizzesPage,
})
