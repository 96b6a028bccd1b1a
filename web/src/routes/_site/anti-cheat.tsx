import { createFileRoute } from '@tanstack/react-router'
import { AntiCheatPage } from '#web/features/site-content/pages/anti-cheat-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_site/anti-cheat')({
  loader: () => loadSentences('anti-cheat'),
  component: AntiCheatPage,
})
