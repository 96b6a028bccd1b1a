import { createFileRoute } from '@tanstack/react-router'
import { DashboardLayout } from '#web/features/shell/layouts/dashboard-layout.tsx'

export const Route = createFileRoute('/dashboard/_shell')({
  staticData: { layout: 'dashboard' },
  component: DashboardLayout,
})
