import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '#web/features/auth/pages/login-page.tsx'
import { returnToSchema } from '#web/features/auth/return-to.ts'

export const Route = createFileRoute('/_account/login/')({
  staticData: { guard: 'auth' },
  validateSearch: returnToSchema,
  component: LoginPage,
})
