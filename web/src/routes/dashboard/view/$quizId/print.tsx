import { createFileRoute } from '@tanstack/react-router'
import { PrintQuizPage } from '#web/features/quizzes/print/print-quiz-page.tsx'
import { printSearchSchema } from '#web/features/quizzes/search.ts'
import { loadSentences } from '#web/i18n/i18n.ts'

/** Outside of the shell: what is printed has nothing around it. */
export const Route = createFileRoute('/dashboard/view/$quizId/print')({
  validateSearch: printSearchSchema,
  loader: () => loadSentences('quiz'),
  component: PrintQuizPage,
})
