import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '#web/features/auth/pages/reset-password-page.tsx'

export const Route = createFileRoute('/_account/reset-password')({
  component: ResetPasswordPage,
})
