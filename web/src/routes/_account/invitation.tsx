import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '#web/features/participation/pages/invitation-page.tsx'
import { quizToAskFor } from '#web/features/participation/quiz-to-ask-for.ts'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_account/invitation')({
  validateSearch: quizToAskFor,
  loader: () => loadSentences('participation'),
  component: InvitationPage,
})
