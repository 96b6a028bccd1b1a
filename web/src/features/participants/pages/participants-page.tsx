import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { isQuizMissing, QuizNotFound } from '#web/features/quizzes/components/quiz-not-found.tsx'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { untilTurn } from '#web/lib/until-turn.ts'
import { useFollowWorkspace } from '#web/lib/use-follow-workspace.ts'
import { NotTheirs } from '../components/roster/empty-states.tsx'
import { RosterSkeleton } from '../components/roster/roster-skeleton.tsx'
import { Roster } from './roster.tsx'

const route = getRouteApi('/dashboard/_shell/participants/$quizId')

export function ParticipantsPage() {
  const { t } = useTranslation('participants')
  const { quizId } = route.useParams()
  const {
    data: quiz,
    error,
    refetch,
  } = useQuery({
    ...quizQuery(quizId),
    // It opens and ends by itself.
    refetchInterval: ({ state }) => untilTurn(state.data, new Date()),
  })
  useFollowWorkspace(quiz?.workspace)
  usePageTitle(t('title'))
  if (isQuizMissing(error)) return <QuizNotFound />
  if (quiz && !quiz.can.manageParticipants) return <NotTheirs quiz={quiz} />
  if (quiz) return <Roster key={quizId} quiz={quiz} />
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
  return <RosterSkeleton />
}
