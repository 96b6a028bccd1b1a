import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '#web/features/site-content/pages/landing-page.tsx'

export const Route = createFileRoute('/_site/')({
  component: LandingPage,
})
