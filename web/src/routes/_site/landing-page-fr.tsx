import { createFileRoute } from '@tanstack/react-router'
import { FrenchLandingPage } from '#web/features/site-content/pages/french-landing-page.tsx'

export const Route = createFileRoute('/_site/landing-page-fr')({
  component: FrenchLandingPage,
})
