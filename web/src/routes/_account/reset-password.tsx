import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '#web/features/auth/pages/password-pages.tsx'

export const Route = createFileRoute('/_account/reset-password')({
  component: ResetPasswordPage,
})
