import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '#web/features/auth/pages/password-pages.tsx'

export const Route = createFileRoute('/_account/forgot-password')({
  component: ForgotPasswordPage,
})
