import { createFileRoute } from '@tanstack/react-router'
import { JoinPage } from '#web/features/participants/entering/pages/join-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_account/join')({
  loader: () => loadSentences('entering'),
  component: JoinPage,
})
