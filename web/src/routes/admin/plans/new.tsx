import { createFileRoute } from '@tanstack/react-router'
import { NewPlanPage } from '#web/features/admin/pages/new-plan-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/admin/plans/new')({
  staticData: { guard: 'auth' },
  loader: () => loadSentences('admin', 'account'),
  component: NewPlanPage,
})
