import { createFileRoute } from '@tanstack/react-router'
import { SignupPage } from '#web/features/auth/pages/signup-page.tsx'
import { returnToSchema } from '#web/features/auth/return-to.ts'

export const Route = createFileRoute('/_account/signup')({
  staticData: { guard: 'auth' },
  validateSearch: returnToSchema,
  component: SignupPage,
})
