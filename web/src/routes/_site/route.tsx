import { createFileRoute } from '@tanstack/react-router'
import { SiteLayout } from '#web/features/shell/layouts/site-layout.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_site')({
  loader: () => loadSentences('site'),
  component: SiteLayout,
})
