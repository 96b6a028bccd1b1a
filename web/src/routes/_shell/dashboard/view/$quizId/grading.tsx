import { createFileRoute } from '@tanstack/react-router'
import { gradingSearchSchema } from '#web/features/grading/grading-search.ts'
import { GradingPage } from '#web/features/grading/pages/grading-page.tsx'
import { gradingQuery } from '#web/features/grading/queries.ts'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'

export const Route = createFileRoute('/_shell/dashboard/view/$quizId/grading')({
  validateSearch: gradingSearchSchema,
  loader: ({ params }) => {
    void queryClient.prefetchQuery(quizQuery(params.quizId))
    void queryClient.prefetchQuery(gradingQuery(params.quizId))
    return loadSentences('results', 'quizzes', 'quiz')
  },
  component: GradingPage,
})
