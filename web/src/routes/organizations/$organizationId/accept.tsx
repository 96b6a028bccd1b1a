import { createFileRoute } from '@tanstack/react-router'
import { keepInvitationToken } from '#web/features/organizations/invitation-token.ts'
import { AcceptInvitationPage } from '#web/features/organizations/pages/accept-invitation-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/organizations/$organizationId/accept')({
  staticData: { guard: 'quiz' },
  // A page that is opened does this before the guards (main.tsx); here it is done for a link within the page.
  beforeLoad: keepInvitationToken,
  loader: () => loadSentences('organizations', 'dashboard', 'auth'),
  component: function Accept() {
    const { organizationId } = Route.useParams()
    return <AcceptInvitationPage key={organizationId} organizationId={organizationId} />
  },
})
