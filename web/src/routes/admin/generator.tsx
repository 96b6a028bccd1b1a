import { createFileRoute } from '@tanstack/react-router'
import { GeneratorPage } from '#web/features/admin/pages/generator-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/admin/generator')({
  staticData: { guard: 'auth' },
  loader: () => loadSentences('admin'),
  component: GeneratorPage,
})
