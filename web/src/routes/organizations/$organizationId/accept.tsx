import { createFileRoute } from '@tanstack/react-router'
import { BarePage } from '#web/components/layout/bare-page.tsx'
import { UpcomingPage } from '#web/features/upcoming/pages/upcoming-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/organizations/$organizationId/accept')({
  staticData: { guard: 'quiz' },
  loader: () => loadSentences('upcoming'),
  component: () => (
    <BarePage>
      <UpcomingPage part="acceptInvitation" picture="letter" />
    </BarePage>
  ),
})
