import { createFileRoute } from '@tanstack/react-router'
import { DashboardLayout } from '#web/features/shell/layouts/dashboard-layout.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

/** Around all that the side bar leads to: it stays where it is from page to page. */
export const Route = createFileRoute('/_shell')({
  staticData: { guard: 'auth', layout: 'dashboard' },
  loader: () => loadSentences('dashboard'),
  component: DashboardLayout,
})
