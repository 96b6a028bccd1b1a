import { createFileRoute } from '@tanstack/react-router'
import { DemoNavbarLayout } from '#web/features/shell/layouts/demo-navbar-layout.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/demo')({
  staticData: { layout: 'demo-navbar' },
  loader: () => loadSentences('demo'),
  component: DemoNavbarLayout,
})
