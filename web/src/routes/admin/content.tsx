import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '#web/features/site-content/pages/content-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/admin/content')({
  staticData: { guard: 'auth' },
  loader: () => loadSentences('admin', 'site'),
  component: ContentPage,
})
