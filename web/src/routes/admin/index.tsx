import { createFileRoute } from '@tanstack/react-router'
import { adminSearchSchema } from '#web/features/admin/admin-search.ts'
import { AdminPage } from '#web/features/admin/pages/admin-page.tsx'

export const Route = createFileRoute('/admin/')({
  staticData: { guard: 'auth' },
  validateSearch: adminSearchSchema,
  component: AdminPage,
})
