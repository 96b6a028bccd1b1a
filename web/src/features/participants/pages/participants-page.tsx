import { Box, Flex, Skeleton, Text } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { VerificationBanner } from '#web/features/auth/components/verification-banner.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import { QuizRoom } from '#web/features/quizzes/components/room/quiz-room.tsx'
import { RoomTools } from '#web/features/quizzes/components/room/room-header.tsx'
import { useUser } from '#web/lib/session.ts'
import { InviteButton, RosterActions } from '../components/roster/roster-actions.tsx'
import { RosterList } from '../components/roster/roster-list.tsx'
import { useParticipantActions } from '../components/roster/use-participant-actions.tsx'
import { useLiveParticipants } from '../live-participants.ts'
import { listedPart, type ParticipantsSearch } from '../participants-search.ts'
import { participantListQuery } from '../queries.ts'
import { RosterDialogs } from './roster-dialogs.tsx'

const route = getRouteApi('/_shell/dashboard/participants/$quizId')

export function ParticipantsPage() {
  const { quizId } = route.useParams()
  return (
    <QuizRoom quizId={quizId} room="participants" skeleton={<RosterSkeleton />}>
      {(quiz) => <Roster quiz={quiz} />}
    </QuizRoom>
  )
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
  const actions = useParticipantActions({
    quizId: quiz.id,
    deliversMail,
    onAccommodate: (id) => open('accommodation', id),
    onSchedule: (id) => open('ownTime', id),
    onReadTimeline: (id) => open('timeline', id),
    onHand: (id) => open('link', id),
    isReading: search.dialog === 'timeline',
    onReopened: close,
    onWithdrawn: () => list.current?.focus({ preventScroll: true }),
  })
  const isUnverified = !useUser().isEmailVerified
  const invite = <InviteButton quiz={quiz} onInvite={() => open('invite')} />
  return (
    <>
      <RoomTools facts={<LiveMark isLive={isLive} />}>
        <RosterActions
          quiz={quiz}
          counts={data?.counts}
          deliversMail={deliversMail}
          isUnverified={isUnverified}
          onShare={() => open('share')}
          invite={invite}
        />
      </RoomTools>
      {isRunning && isUnverified && (
        <>
          <Text mb="md">{t('invite.unverified')}</Text>
          <VerificationBanner />
        </>
      )}
      {error && !data && <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />}
      {!error && !data && <RosterSkeleton />}
      {data && (
        <RosterList
          quiz={quiz}
          page={data}
          search={search}
          onFilter={filter}
          onTimeGroup={() => open('groupTime')}
          actions={actions}
          deliversMail={deliversMail}
          isUnverified={isUnverified}
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
        onReopen={actions.askReopen}
        onSchedule={(id) => open('ownTime', id)}
        onClose={close}
      />
      {/* Last, so that a question which a dialog asks lies over it. */}
      {actions.dialog}
    </>
  )
}

/** Whether what one sees keeps up by itself; nothing until that is known. */
function LiveMark({ isLive }: { isLive: boolean | undefined }) {
  const { t } = useTranslation('participants')
  if (isLive === undefined) return null
  return (
    <Flex component="span" gap={6} align="center" display="inline-flex" c="dimmed" fz="xs">
      <Box
        component="span"
        w={8}
        h={8}
        bd={`1.5px solid var(${isLive ? '--primary' : '--line-control'})`}
        bdrs="50%"
        bg={isLive ? 'var(--primary)' : undefined}
        aria-hidden="true"
      />
      {t(isLive ? 'live.on' : 'live.lost')}
    </Flex>
  )
}

/** The counts, the search, and a few people. */
function RosterSkeleton() {
  return (
    <>
      <Skeleton height={52} radius="md" mb={24} />
      <Skeleton height={62} width={380} maw="100%" radius="md" mb={20} />
      <TableSkeleton rows={6} />
    </>
  )
}
