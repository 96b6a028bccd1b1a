import { createFileRoute } from '@tanstack/react-router'
import { GoogleReturnPage } from '#web/features/auth/pages/google-return-page.tsx'

export const Route = createFileRoute('/_account/login/google')({
  component: GoogleReturnPage,
})
