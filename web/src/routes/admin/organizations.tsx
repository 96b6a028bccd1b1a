import { createFileRoute } from '@tanstack/react-router'
import { listSearchSchema } from '#web/features/admin/admin-search.ts'
import { OrganizationsPage } from '#web/features/admin/pages/organizations-page.tsx'

export const Route = createFileRoute('/admin/organizations')({
  staticData: { guard: 'auth' },
  validateSearch: listSearchSchema,
  component: OrganizationsPage,
})
