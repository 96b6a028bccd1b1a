import { createFileRoute } from '@tanstack/react-router'
import { QuizExport } from '#web/features/exchange/pages/quiz-export.tsx'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { viewSearchSchema } from '#web/features/quizzes/search.ts'
import { ViewQuizPage } from '#web/features/quizzes/view/view-quiz-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'

export const Route = createFileRoute('/_shell/dashboard/view/$quizId/')({
  validateSearch: viewSearchSchema,
  loader: ({ params }) => {
    void queryClient.prefetchQuery(quizQuery(params.quizId))
    return loadSentences('quiz', 'quizzes', 'taking', 'exchange')
  },
  component: () => <ViewQuizPage exporting={(props) => <QuizExport {...props} />} />,
})
