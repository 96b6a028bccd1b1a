import { createFileRoute } from '@tanstack/react-router'
import { PrintResultPage } from '#web/features/results/pages/print/print-result-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

/** Outside of the shell: what is printed has nothing around it. */
export const Route = createFileRoute('/dashboard/view/$quizId/results/$submissionId/print')({
  loader: () => loadSentences('results', 'quiz', 'taking'),
  component: PrintResultPage,
})
