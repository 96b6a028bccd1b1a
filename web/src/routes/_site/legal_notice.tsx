import { createFileRoute } from '@tanstack/react-router'
import { LegalNoticePage } from '#web/features/site-content/pages/legal-notice-page.tsx'

export const Route = createFileRoute('/_site/legal_notice')({
  component: LegalNoticePage,
})
