import { createFileRoute } from '@tanstack/react-router'
import { VerifyEmailPage } from '#web/features/auth/pages/verify-email-page.tsx'

export const Route = createFileRoute('/_account/verify-email')({
  component: VerifyEmailPage,
})
