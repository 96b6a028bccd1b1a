import { createFileRoute } from '@tanstack/react-router'
import { PlanPage } from '#web/features/admin/pages/plan-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/admin/plans/$planId')({
  staticData: { guard: 'auth' },
  loader: () => loadSentences('admin', 'account'),
  component: PlanPage,
})
