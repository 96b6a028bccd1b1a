import { createFileRoute } from '@tanstack/react-router'
import { PrintReportPage } from '#web/features/results/pages/print/print-report-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

/** Outside of the shell: what is printed has nothing around it. */
export const Route = createFileRoute('/dashboard/view/$quizId/results/print')({
  loader: () => loadSentences('results', 'quiz', 'participants'),
  component: PrintReportPage,
})
