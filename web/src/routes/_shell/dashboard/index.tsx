import { createFileRoute } from '@tanstack/react-router'
import { fetchDashboardAhead } from '#web/features/dashboard/pages/ahead.ts'
import { DashboardPage } from '#web/features/dashboard/pages/dashboard-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/dashboard/')({
  staticData: { guard: 'auth' },
  loader: () =>
    Promise.all([
      loadSentences('dashboard', 'auth', 'organizations', 'entering', 'quizzes'),
      fetchDashboardAhead(),
    ]),
  component: DashboardPage,
})
