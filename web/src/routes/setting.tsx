import { createFileRoute } from '@tanstack/react-router'
import { DashboardLayout } from '#web/features/shell/layouts/dashboard-layout.tsx'
import { SettingsPage } from '#web/features/users/pages/settings-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/setting')({
  staticData: { guard: 'quiz', layout: 'dashboard' },
  loader: () => loadSentences('navigation', 'workspaces', 'users', 'organizations'),
  component: () => (
    <DashboardLayout>
      <SettingsPage />
    </DashboardLayout>
  ),
})
