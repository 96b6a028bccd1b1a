import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { untilTurn } from '#web/lib/until-turn.ts'
import { useFollowWorkspace } from '#web/lib/use-follow-workspace.ts'
import { quizQuery } from '../../queries.ts'
import { isQuizMissing, QuizNotFound } from '../quiz-not-found.tsx'
import { RoomHeader, RoomHeaderSkeleton } from './room-header.tsx'
import type { RoomName } from './room-tabs.tsx'

interface QuizRoomProps {
  quizId: string
  room: RoomName
  /** Shaped like what comes below the tabs. */
  skeleton: ReactNode
  children: (quiz: Quiz) => ReactNode
}

/** One room of a quiz, whatever is in it: all have the same head, and nothing moves when one goes from one to the next. */
export function QuizRoom({ quizId, room, skeleton, children }: QuizRoomProps) {
  const { t } = useTranslation('quiz')
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
  usePageTitle(pageTitle())
  if (isQuizMissing(error)) return <QuizNotFound />
  if (quiz && room !== 'overview' && !quiz.can.manageParticipants) return <NotTheirs quiz={quiz} />
  if (error && !quiz) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
  if (!quiz) {
    return (
      <>
        <RoomHeaderSkeleton />
        {skeleton}
      </>
    )
  }
  return (
    <>
      <RoomHeader quiz={quiz} />
      <Fragment key={quizId}>{children(quiz)}</Fragment>
    </>
  )

  function pageTitle(): string {
    if (isQuizMissing(error)) return t('notFound.title')
    if (room === 'overview') return quiz?.title ?? ''
    const name = t(`rooms.${room}`)
    return quiz ? t('rooms.pageTitle', { room: name, title: quiz.title }) : name
  }
}

/** They may look at the quiz, but who takes part, and what comes of it, is its creator's to know. */
function NotTheirs({ quiz }: { quiz: Pick<Quiz, 'id' | 'creator'> }) {
  const { t } = useTranslation('quiz')
  return (
    <EmptyState
      order={1}
      picture={<BlankSheetPicture />}
      title={t('notTheirs.title')}
      sentence={t('notTheirs.sentence', { name: quiz.creator.name })}
      action={
        <ButtonLink to="/dashboard/view/$quizId" params={{ quizId: quiz.id }}>
          {t('notTheirs.toQuiz')}
        </ButtonLink>
      }
    />
  )
}
