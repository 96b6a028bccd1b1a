import { createFileRoute } from '@tanstack/react-router'
import { LegalNoticePage } from '#web/features/site-content/pages/legal-pages.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_site/legal_notice')({
  loader: () => loadSentences('legal-notice'),
  component: LegalNoticePage,
})
