import { Alert, Skeleton, Title } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconArrowLeft, IconPlayerPause, IconPlugConnectedX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListFilters } from '#web/components/data-table/list-filters.tsx'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { AnchorLink, ButtonLink } from '#web/components/navigation/links.tsx'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { NotTheirs } from '#web/features/participants/components/roster/roster-states.tsx'
import { isQuizMissing, QuizNotFound } from '#web/features/quizzes/components/quiz-not-found.tsx'
import { PhaseBadge } from '#web/features/quizzes/components/quiz-summary.tsx'
import { QuizTabs } from '#web/features/quizzes/components/quiz-tabs.tsx'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { useFollowWorkspace } from '#web/lib/use-follow-workspace.ts'
import { arranged, BOARD_SORTS, type BoardSearch, countsOf } from '../arrangement.ts'
import type { Board } from '../board.ts'
import { BoardCountsBar } from '../components/board-counts.tsx'
import { BoardActions, QuizTimeLeft } from '../components/board-header.tsx'
import { BoardList } from '../components/board-list.tsx'
import { CaughtAnnouncer } from '../components/caught-announcer.tsx'
import { useBoard } from '../use-board.ts'
import classes from './live-page.module.css'
import { useBoardDeeds } from './use-board-deeds.tsx'

const route = getRouteApi('/dashboard/_shell/view/$quizId/live')

/** A class seen from the desk. */
export function LivePage() {
  const { t } = useTranslation('live')
  const { quizId } = route.useParams()
  const { data: quiz, error, refetch } = useQuery(quizQuery(quizId))
  useFollowWorkspace(quiz?.workspace)
  usePageTitle(quiz ? t('pageTitle', { title: quiz.title }) : t('title'))
  if (isQuizMissing(error)) return <QuizNotFound />
  if (quiz && !quiz.can.manageParticipants) return <NotTheirs quiz={quiz} />
  if (quiz) return <LiveBoard key={quizId} quiz={quiz} />
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
  return <BoardSkeleton />
}

function LiveBoard({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('live')
  const { board, isLost, error } = useBoard(quiz.id)
  return (
    <>
      <header className={classes.header}>
        <AnchorLink to="/dashboard/view/$quizId" params={{ quizId: quiz.id }} className={classes.back}>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
          <span lang={quiz.language}>{quiz.title}</span>
        </AnchorLink>
        <Title order={1}>{t('title')}</Title>
        <div className={classes.facts}>
          <PhaseBadge phase={board?.quiz.phase ?? quiz.phase} />
          {board && <QuizTimeLeft board={board} />}
        </div>
      </header>
      <QuizTabs quiz={quiz} />
      {isLost && (
        <Alert
          className={classes.strip}
          color="yellow"
          role="status"
          icon={<IconPlugConnectedX size={20} stroke={1.5} aria-hidden="true" />}
        >
          {t('lost')}
        </Alert>
      )}
      {!board && error && <LoadFailure title={t('failed')} error={error} onRetry={() => location.reload()} />}
      {!board && !error && <BoardSkeleton />}
      {board && board.rows.size === 0 && <Nobody quiz={quiz} />}
      {board && board.rows.size > 0 && <Room quiz={quiz} board={board} />}
    </>
  )
}

/** Everybody who takes part. */
function Room({ quiz, board }: { quiz: Quiz; board: Board }) {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const filter = (change: Partial<BoardSearch>) =>
    void navigate({ search: { ...search, ...change }, replace: true, resetScroll: false })
  const deeds = useBoardDeeds(quiz)
  const isRunning = board.quiz.phase === 'open'
  const counts = countsOf(board.rows.values())
  return (
    <>
      <CaughtAnnouncer board={board} />
      <BoardActions board={board} deeds={deeds.forAll} />
      {board.quiz.isPaused && (
        <Alert
          className={classes.strip}
          color="yellow"
          role="status"
          icon={<IconPlayerPause size={20} stroke={1.5} aria-hidden="true" />}
        >
          {t('paused')}
        </Alert>
      )}
      {!isRunning && <p>{t(`phases.${board.quiz.phase === 'completed' ? 'over' : 'before'}`)}</p>}
      <BoardCountsBar counts={counts} shown={search.show} onShow={(show) => filter({ show })} />
      <ListFilters
        search={{ label: t('search'), placeholder: t('searchPlaceholder'), value: search.search }}
        onSearch={(text) => filter({ search: text })}
        sort={{
          label: t('sort'),
          value: search.sort ?? 'attention',
          options: BOARD_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
        }}
        onSort={(sort) => filter({ sort })}
      />
      <BoardList
        rows={arranged(board.rows.values(), search, locale)}
        aheadMs={board.aheadMs}
        isRunning={isRunning}
        deeds={deeds.forOne}
        onShowAll={() => filter({ search: undefined, show: undefined })}
      />
      {deeds.dialogs}
    </>
  )
}

function Nobody({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('live')
  return (
    <EmptyState
      picture={<BoardPicture />}
      title={t('nobody.title')}
      sentence={t(quiz.status === 'completed' ? 'nobody.sentenceOver' : 'nobody.sentence')}
      action={
        quiz.status !== 'completed' && (
          <ButtonLink to="/dashboard/participants/$quizId" params={{ quizId: quiz.id }}>
            {t('nobody.invite')}
          </ButtonLink>
        )
      }
    />
  )
}

function BoardSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={44} radius="md" mb={20} />
      <Skeleton height={62} width={380} maw="100%" radius="md" mb={20} />
      <TableSkeleton rows={8} />
    </div>
  )
}
