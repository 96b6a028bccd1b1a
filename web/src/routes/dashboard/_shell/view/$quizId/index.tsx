import { createFileRoute } from '@tanstack/react-router'
import { previewSearchSchema } from '#web/features/quizzes/components/preview/preview-search.ts'
import { ViewQuizPage } from '#web/features/quizzes/pages/view-quiz-page.tsx'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'

export const Route = createFileRoute('/dashboard/_shell/view/$quizId/')({
  validateSearch: previewSearchSchema,
  loader: ({ params }) => {
    void queryClient.prefetchQuery(quizQuery(params.quizId))
    return loadSentences('quiz-view', 'quizzes')
  },
  component: ViewQuizPage,
})
