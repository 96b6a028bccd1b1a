import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#web/features/site-content/pages/legal-pages.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_site/privacy')({
  loader: () => loadSentences('privacy'),
  component: PrivacyPage,
})
