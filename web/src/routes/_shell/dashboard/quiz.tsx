import { createFileRoute } from '@tanstack/react-router'
import { QuizzesPage } from '#web/features/quizzes/list/quizzes-page.tsx'
import { quizListQuery, quizOverviewQuery } from '#web/features/quizzes/queries.ts'
import { listedPart, quizzesSearchSchema } from '#web/features/quizzes/search.ts'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { currentWorkspace } from '#web/lib/workspace.ts'

export const Route = createFileRoute('/_shell/dashboard/quiz')({
  staticData: { guard: 'auth' },
  validateSearch: quizzesSearchSchema,
  loaderDeps: ({ search }) => listedPart(search),
  loader: ({ deps }) => {
    void queryClient.prefetchQuery(quizListQuery(currentWorkspace(), deps))
    void queryClient.prefetchQuery(quizOverviewQuery(currentWorkspace()))
    return loadSentences('quizzes')
  },
  component: QuizzesPage,
})
