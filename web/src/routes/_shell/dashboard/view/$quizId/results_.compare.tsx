import { createFileRoute } from '@tanstack/react-router'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { comparisonSearchSchema } from '#web/features/results/comparison-search.ts'
import { ComparisonPage } from '#web/features/results/pages/comparison/comparison-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'

export const Route = createFileRoute('/_shell/dashboard/view/$quizId/results_/compare')({
  validateSearch: comparisonSearchSchema,
  loader: ({ params }) => {
    void queryClient.prefetchQuery(quizQuery(params.quizId))
    // Violations and endings are called what the timeline calls them.
    return loadSentences('results', 'participants', 'quiz', 'quizzes')
  },
  component: ComparisonPage,
})
