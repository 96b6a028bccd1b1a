import { createFileRoute } from '@tanstack/react-router'
import { auditSearchSchema } from '#web/features/admin/admin-search.ts'
import { AuditPage } from '#web/features/admin/pages/audit-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/admin/audit')({
  staticData: { guard: 'auth' },
  validateSearch: auditSearchSchema,
  loader: () => loadSentences('admin', 'account'),
  component: AuditPage,
})
