import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '#web/features/users/pages/settings-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/setting')({
  staticData: { guard: 'quiz' },
  loader: () => loadSentences('account', 'branding', 'organizations', 'scale', 'secondFactor'),
  component: SettingsPage,
})
