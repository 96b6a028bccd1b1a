import { createFileRoute } from '@tanstack/react-router'
import { SlipsPage } from '#web/features/participants/pages/slips-page.tsx'
import { slipsSearchSchema } from '#web/features/participants/participants-search.ts'
import { loadSentences } from '#web/i18n/i18n.ts'

/** Outside of the shell: what is printed has nothing around it. */
export const Route = createFileRoute('/dashboard/view/$quizId/slips')({
  validateSearch: slipsSearchSchema,
  loader: () => loadSentences('participants', 'quiz'),
  component: SlipsPage,
})
