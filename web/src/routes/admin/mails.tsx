import { createFileRoute } from '@tanstack/react-router'
import { mailSearchSchema } from '#web/features/admin/admin-search.ts'
import { MailsPage } from '#web/features/admin/pages/mails-page.tsx'

export const Route = createFileRoute('/admin/mails')({
  staticData: { guard: 'auth' },
  validateSearch: mailSearchSchema,
  component: MailsPage,
})
