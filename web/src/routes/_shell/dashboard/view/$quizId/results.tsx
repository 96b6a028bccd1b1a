import { createFileRoute } from '@tanstack/react-router'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { ResultsPage } from '#web/features/results/pages/results-page.tsx'
import { reportQuery } from '#web/features/results/queries.ts'
import { resultsSearchSchema } from '#web/features/results/results-search.ts'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'

export const Route = createFileRoute('/_shell/dashboard/view/$quizId/results')({
  validateSearch: resultsSearchSchema,
  loader: ({ params }) => {
    void queryClient.prefetchQuery(quizQuery(params.quizId))
    void queryClient.prefetchQuery(reportQuery(params.quizId))
    // One submission is shown in the words of its participant, and of the timeline; who has none in those of the roster.
    return loadSentences('results', 'participants', 'quiz', 'quizzes', 'taking', 'certificates')
  },
  component: ResultsPage,
})
