import { Box, Skeleton } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListFilters } from '#web/components/data-table/list-filters.tsx'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { ConnectionStrip } from '#web/components/feedback/connection-strip.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { AfterTheEnd } from '#web/features/quizzes/components/after-the-end.tsx'
import { QuizRoom } from '#web/features/quizzes/components/room/quiz-room.tsx'
import { RoomTools } from '#web/features/quizzes/components/room/room-header.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { useIsOffline } from '#web/lib/use-is-offline.ts'
import { arranged, BOARD_SORTS, type BoardSearch, countsOf, stillWorking } from '../arrangement.ts'
import type { Board } from '../board.ts'
import { BoardCountsBar } from '../components/board-counts.tsx'
import { BoardActions, QuizTimeLeft } from '../components/board-header.tsx'
import { BoardList } from '../components/board-list.tsx'
import { CaughtAnnouncer } from '../components/caught-announcer.tsx'
import { PausedStrip } from '../components/paused-strip.tsx'
import { useBoard } from '../use-board.ts'
import { useBoardActions } from './use-board-actions.tsx'

const route = getRouteApi('/_shell/dashboard/view/$quizId/live')

export function LivePage() {
  const { quizId } = route.useParams()
  return (
    <QuizRoom quizId={quizId} room="live" skeleton={<BoardSkeleton />}>
      {(quiz) => <LiveBoard quiz={quiz} />}
    </QuizRoom>
  )
}

function LiveBoard({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('results')
  const { board, isLost, error } = useBoard(quiz.id)
  const isOffline = useIsOffline()
  return (
    <>
      {/* Without a network the shell says so itself. */}
      <ConnectionStrip words={isLost && !isOffline && t('live.lost')} />
      {error && (
        <Box mb="md">
          <LoadFailure
            title={t(board ? 'live.stopped' : 'live.failed')}
            error={error}
            onRetry={() => location.reload()}
          />
        </Box>
      )}
      {!board && !error && <BoardSkeleton />}
      {board && board.rows.size === 0 && <Nobody quiz={quiz} />}
      {board && board.rows.size > 0 && <Class quiz={quiz} board={board} />}
    </>
  )
}

/** Everybody who takes part, as a class is seen from the desk. */
function Class({ quiz, board }: { quiz: Quiz; board: Board }) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const filter = (change: Partial<BoardSearch>) =>
    void navigate({ search: { ...search, ...change }, replace: true, resetScroll: false })
  const counts = countsOf(board.rows.values())
  const actions = useBoardActions(quiz, { workingCount: stillWorking(counts) })
  const isRunning = board.quiz.phase === 'open'
  return (
    <>
      <CaughtAnnouncer board={board} />
      <RoomTools facts={<QuizTimeLeft board={board} />}>
        <BoardActions board={board} actions={actions.forAll} />
        <AfterTheEnd quiz={quiz} />
      </RoomTools>
      <PausedStrip board={board} actions={actions.forAll} />
      {!isRunning && <p>{t(`live.phases.${board.quiz.phase === 'completed' ? 'over' : 'before'}`)}</p>}
      <BoardCountsBar counts={counts} shown={search.show} onShow={(show) => filter({ show })} />
      <ListFilters
        search={{ label: t('live.search'), placeholder: t('live.searchPlaceholder'), value: search.search }}
        onSearch={(text) => filter({ search: text })}
        sort={{
          label: t('live.sort'),
          value: search.sort ?? 'attention',
          options: BOARD_SORTS.map((value) => ({ value, label: t(`live.sorts.${value}`) })),
        }}
        onSort={(sort) => filter({ sort })}
      />
      <BoardList
        rows={arranged(board.rows.values(), search, locale)}
        aheadMs={board.aheadMs}
        isRunning={isRunning}
        actions={actions.forOne}
        onShowAll={() => filter({ search: undefined, show: undefined })}
      />
      {actions.dialogs}
    </>
  )
}

function Nobody({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('results')
  return (
    <EmptyState
      picture={<BoardPicture />}
      title={t('live.nobody.title')}
      sentence={t(quiz.status === 'completed' ? 'live.nobody.sentenceOver' : 'live.nobody.sentence')}
      action={
        quiz.status !== 'completed' && (
          <ButtonLink to="/dashboard/participants/$quizId" params={{ quizId: quiz.id }}>
            {t('live.nobody.invite')}
          </ButtonLink>
        )
      }
    />
  )
}

function BoardSkeleton() {
  return (
    <>
      <Skeleton height={44} radius="md" mb={20} />
      <Skeleton height={62} width={380} maw="100%" radius="md" mb={20} />
      <TableSkeleton rows={8} />
    </>
  )
}
