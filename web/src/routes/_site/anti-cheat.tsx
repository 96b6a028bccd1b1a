import { createFileRoute } from '@tanstack/react-router'
import { AntiCheatPage } from '#web/features/site-content/pages/anti-cheat-page.tsx'

export const Route = createFileRoute('/_site/anti-cheat')({
  component: AntiCheatPage,
})
