import { createFileRoute } from '@tanstack/react-router'
import { FrenchLandingPage } from '#web/features/site-content/pages/landing-page.tsx'
import { enterFrenchPage, leaveFrenchPage } from '#web/i18n/french-page.ts'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_site/landing-page-fr')({
  beforeLoad: async ({ preload }) => {
    if (!preload) await enterFrenchPage()
  },
  loader: () => loadSentences('landing'),
  onLeave: () => void leaveFrenchPage(),
  component: FrenchLandingPage,
})
