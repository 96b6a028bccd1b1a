import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { InvitationPage } from '#web/features/participants/entering/pages/invitation-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_account/invitation')({
  /** For which quiz a lost link is asked for again. */
  validateSearch: z.object({ quiz: z.uuid().optional().catch(undefined) }),
  loader: () => loadSentences('entering'),
  component: InvitationPage,
})
