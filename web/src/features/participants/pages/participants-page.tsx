import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { VerificationBanner } from '#web/features/auth/components/verification-banner.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import { isQuizMissing, QuizNotFound } from '#web/features/quizzes/components/quiz-not-found.tsx'
import { PhaseBadge } from '#web/features/quizzes/components/quiz-summary.tsx'
import { QuizTabs } from '#web/features/quizzes/components/quiz-tabs.tsx'
import { WindowLines } from '#web/features/quizzes/components/schedule.tsx'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { useUser } from '#web/lib/session.ts'
import { untilTurn } from '#web/lib/until-turn.ts'
import { useFollowWorkspace } from '#web/lib/use-follow-workspace.ts'
import { InviteButton, RosterHeader } from '../components/roster/roster-header.tsx'
import { RosterList } from '../components/roster/roster-list.tsx'
import { ListSkeleton, NotTheirs, RosterSkeleton } from '../components/roster/roster-states.tsx'
import { useParticipantDeeds } from '../components/roster/use-participant-deeds.tsx'
import { useLiveParticipants } from '../live-participants.ts'
import { listedPart, type ParticipantsSearch } from '../participants-search.ts'
import { participantListQuery } from '../queries.ts'
import classes from './participants-page.module.css'
import { RosterDialogs } from './roster-dialogs.tsx'

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

/** As often as one asks where changes aren't told. */
const POLL_MS = 15_000

/** The participants of one quiz, as they come, write and finish. */
function Roster({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('participants')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const isRunning = quiz.status === 'active'
  const isLive = useLiveParticipants(quiz.id, isRunning)
  const { data, error, isFetching, refetch } = useQuery({
    ...participantListQuery(quiz.id, listedPart(search)),
    refetchInterval: isRunning && isLive === false && POLL_MS,
  })
  const { data: site } = useQuery(siteQuery)
  const deliversMail = site?.deliversMail ?? true
  const list = useRef<HTMLDivElement>(null)

  /** A filter that changes begins at the first page again. */
  const filter = (change: Partial<ParticipantsSearch>) =>
    void navigate({ search: { ...search, page: undefined, ...change }, replace: true, resetScroll: false })
  const open = (dialog: ParticipantsSearch['dialog'], participant?: string) =>
    void navigate({ search: { ...search, dialog, participant }, resetScroll: false })
  const close = () => {
    const closed = { ...search, dialog: undefined, participant: undefined }
    void navigate({ search: closed, replace: true, resetScroll: false })
  }
  const deeds = useParticipantDeeds({
    quizId: quiz.id,
    deliversMail,
    onAccommodate: (id) => open('accommodation', id),
    onReadTimeline: (id) => open('timeline', id),
    isReading: search.dialog === 'timeline',
    onReopened: close,
    onWithdrawn: () => list.current?.focus({ preventScroll: true }),
  })
  const isUnverified = !useUser().isEmailVerified
  const invite = <InviteButton quiz={quiz} isUnverified={isUnverified} onInvite={() => open('invite')} />
  return (
    <>
      <RosterHeader
        quiz={quiz}
        facts={
          <>
            <PhaseBadge phase={quiz.phase} />
            <LiveMark isLive={isLive} />
            <WindowLines quiz={quiz} />
          </>
        }
        counts={data?.counts}
        deliversMail={deliversMail}
        isUnverified={isUnverified}
        onShare={() => open('share')}
        invite={invite}
      />
      <QuizTabs quiz={quiz} />
      {isRunning && isUnverified && (
        <>
          <p>{t('invite.unverified')}</p>
          <VerificationBanner />
        </>
      )}
      {error && !data && <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />}
      {!error && !data && <ListSkeleton />}
      {data && (
        <RosterList
          quiz={quiz}
          page={data}
          search={search}
          onFilter={filter}
          deeds={deeds}
          deliversMail={deliversMail}
          list={list}
          invite={invite}
        />
      )}
      <RosterDialogs
        quiz={quiz}
        search={search}
        participants={data?.items}
        isSettled={!isFetching}
        deliversMail={deliversMail}
        onReopen={deeds.askReopen}
        onClose={close}
      />
      {/* Last, so that a question which a dialog asks lies over it. */}
      {deeds.dialog}
    </>
  )
}

/** Whether what one sees keeps up by itself; nothing until that is known. */
function LiveMark({ isLive }: { isLive: boolean | undefined }) {
  const { t } = useTranslation('participants')
  if (isLive === undefined) return null
  return (
    <span className={classes.mark} data-lost={!isLive || undefined}>
      <span className={classes.dot} aria-hidden="true" />
      {t(isLive ? 'live.on' : 'live.lost')}
    </span>
  )
}
