import { createFileRoute } from '@tanstack/react-router'
import { UpcomingPage } from '#web/features/upcoming/pages/upcoming-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/dashboard/_shell/usage')({
  staticData: { guard: 'auth' },
  loader: () => loadSentences('upcoming'),
  component: () => <UpcomingPage part="usage" picture="board" />,
})
