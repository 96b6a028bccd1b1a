import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '#web/features/admin/pages/overview-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/admin/')({
  staticData: { guard: 'auth' },
  loader: () => loadSentences('admin'),
  component: OverviewPage,
})
