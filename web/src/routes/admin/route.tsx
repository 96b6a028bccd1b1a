import { createFileRoute } from '@tanstack/react-router'
import { AdminLayout } from '#web/features/shell/layouts/admin-layout.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/admin')({
  staticData: { guard: 'auth', layout: 'admin' },
  loader: () => loadSentences('dashboard', 'admin'),
  component: AdminLayout,
})
