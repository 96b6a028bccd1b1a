import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '#web/features/site-content/pages/landing-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_site/')({
  loader: () => loadSentences('landing'),
  component: LandingPage,
})
