import { createFileRoute } from '@tanstack/react-router'
import { LobbyPage } from '#web/features/participation/pages/lobby-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/quiz/$quizId')({
  staticData: { guard: 'quiz' },
  loader: () => loadSentences('participation'),
  component: function Lobby() {
    const { quizId } = Route.useParams()
    return <LobbyPage key={quizId} quizId={quizId} />
  },
})
