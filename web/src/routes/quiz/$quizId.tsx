import { createFileRoute } from '@tanstack/react-router'
import { LobbyPage } from '#web/features/participants/entering/pages/lobby-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/quiz/$quizId')({
  staticData: { guard: 'quiz' },
  loader: () => loadSentences('entering'),
  component: function Lobby() {
    const { quizId } = Route.useParams()
    return <LobbyPage key={quizId} quizId={quizId} />
  },
})
