import { createFileRoute } from '@tanstack/react-router'
import { PlansPage } from '#web/features/admin/pages/plans-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/admin/plans/')({
  staticData: { guard: 'auth' },
  loader: () => loadSentences('admin', 'account'),
  component: PlansPage,
})
