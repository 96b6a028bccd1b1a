import { Button } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconQrcode } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { VerificationBanner } from '#web/features/auth/components/verification-banner.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import { PhaseBadge } from '#web/features/quizzes/components/quiz-summary.tsx'
import { WindowLines } from '#web/features/quizzes/components/schedule.tsx'
import { useUser } from '#web/lib/session.ts'
import { ExportMenu } from '../components/roster/export-menu.tsx'
import { InviteButton } from '../components/roster/invite-button.tsx'
import { RemindButton } from '../components/roster/remind-button.tsx'
import { RosterHeader } from '../components/roster/roster-header.tsx'
import { RosterList } from '../components/roster/roster-list.tsx'
import { ListSkeleton } from '../components/roster/roster-skeleton.tsx'
import { totalOf, waitingIn } from '../components/roster/shown-statuses.ts'
import { useParticipantDeeds } from '../components/roster/use-participant-deeds.tsx'
import { WithdrawAllButton } from '../components/roster/withdraw-all-button.tsx'
import { listedPart, type ParticipantsSearch } from '../participants-search.ts'
import { participantListQuery } from '../queries.ts'
import { useLiveParticipants } from '../use-live-participants.ts'
import classes from './roster.module.css'
import { RosterDialogs } from './roster-dialogs.tsx'

const route = getRouteApi('/dashboard/_shell/participants/$quizId')
/** As often as one asks where changes aren't told. */
const POLL_MS = 15_000

/** The participants of one quiz, as they come, write and finish. */
export function Roster({ quiz }: { quiz: Quiz }) {
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
    onWithdrawn: () => list.current?.focus({ preventScroll: true }),
  })
  const isUnverified = !useUser().isEmailVerified
  const invite = <InviteButton quiz={quiz} isUnverified={isUnverified} onInvite={() => open('invite')} />
  const total = data ? totalOf(data.counts) : 0
  const waiting = data ? waitingIn(data.counts) : 0
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
        actions={
          <>
            {isRunning && waiting > 0 && !isUnverified && (
              <RemindButton quizId={quiz.id} count={waiting} deliversMail={deliversMail} />
            )}
            {quiz.status !== 'completed' && waiting > 0 && (
              <WithdrawAllButton quiz={quiz} count={waiting} deliversMail={deliversMail} />
            )}
            {total > 0 && <ExportMenu quiz={quiz} />}
            {isRunning && !isUnverified && (
              <Button
                variant="default"
                leftSection={<IconQrcode size={18} stroke={1.5} aria-hidden="true" />}
                onClick={() => open('share')}
              >
                {t('share.open')}
              </Button>
            )}
            {/* An empty list has the button where one looks first. */}
            {total > 0 && invite}
          </>
        }
      />
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
      {deeds.dialog}
      <RosterDialogs
        quiz={quiz}
        search={search}
        participants={data?.items}
        isSettled={!isFetching}
        deliversMail={deliversMail}
        onClose={close}
      />
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
