import { createFileRoute } from '@tanstack/react-router'
import { loadSentences } from '#web/i18n/i18n.ts'

/** The parent of all dashboard routes: its guard covers those that name none. */
export const Route = createFileRoute('/dashboard')({
  staticData: { guard: 'auth' },
  loader: () => loadSentences('navigation', 'workspaces'),
})
