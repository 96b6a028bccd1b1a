import { createFileRoute } from '@tanstack/react-router'
import { DemoKeepPage } from '#web/features/demo/pages/keep-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

/** Outside of the demo itself: here the server answers, and the person is known. */
export const Route = createFileRoute('/demo/keep')({
  staticData: { guard: 'auth' },
  loader: () => loadSentences('account'),
  component: DemoKeepPage,
})
