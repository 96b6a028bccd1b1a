import { createFileRoute } from '@tanstack/react-router'
import { listSearchSchema } from '#web/features/admin/admin-search.ts'
import { UsersPage } from '#web/features/admin/pages/users-page.tsx'

export const Route = createFileRoute('/admin/users')({
  staticData: { guard: 'auth' },
  validateSearch: listSearchSchema,
  component: UsersPage,
})
