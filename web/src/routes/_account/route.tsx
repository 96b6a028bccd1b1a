import { createFileRoute } from '@tanstack/react-router'
import { AccountLayout } from '#web/features/shell/layouts/account-layout.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_account')({
  loader: () => loadSentences('auth'),
  component: AccountLayout,
})
