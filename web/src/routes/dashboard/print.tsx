import { createFileRoute } from '@tanstack/react-router'
import { printSearchShape } from '#web/features/paper/print/print-search.ts'
import { PrintQuestionsPage } from '#web/features/questions/pages/print-questions-page.tsx'
import { printedQuestionsSearchSchema } from '#web/features/questions/questions-search.ts'
import { loadSentences } from '#web/i18n/i18n.ts'

/** Outside of the shell: what is printed has nothing around it. */
export const Route = createFileRoute('/dashboard/print')({
  validateSearch: printedQuestionsSearchSchema.extend(printSearchShape),
  loader: () => loadSentences('questions', 'quiz'),
  component: PrintQuestionsPage,
})
