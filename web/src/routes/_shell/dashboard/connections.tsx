import { createFileRoute } from '@tanstack/react-router'
import { ConnectionsPage } from '#web/features/connections/pages/connections-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/dashboard/connections')({
  staticData: { guard: 'auth' },
  loader: () => loadSentences('connections'),
  component: ConnectionsPage,
})
