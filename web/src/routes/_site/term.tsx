import { createFileRoute } from '@tanstack/react-router'
import { TermPage } from '#web/features/site-content/pages/legal-pages.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_site/term')({
  loader: () => loadSentences('terms'),
  component: TermPage,
})
