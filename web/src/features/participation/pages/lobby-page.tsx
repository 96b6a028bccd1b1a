import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session.ts'
import { isRefused } from '../entrance-refusal.ts'
import { lobbyQuery } from '../queries.ts'
import { aheadBy, untilLook } from '../server-clock.ts'
import { DoorFailed } from './door-failed.tsx'
import { EntranceRefused } from './entrance-refused.tsx'
import { LobbyFrame } from './lobby-frame.tsx'
import { LobbySheet, LobbySkeleton } from './lobby-sheet.tsx'
import { QuizNotForYou } from './quiz-not-for-you.tsx'
import { QuizNotOpen } from './quiz-not-open.tsx'

/** The door of a quiz, for whoever is invited to it. */
export function LobbyPage({ quizId }: { quizId: string }) {
  const { t } = useTranslation('participation')
  const session = useSession()
  const {
    data: lobby,
    dataUpdatedAt,
    error,
    refetch,
  } = useQuery({
    ...lobbyQuery(quizId),
    // It opens and ends by itself, in front of whoever waits for it.
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data ? untilLook(data, new Date(Date.now() + aheadBy(data.now, dataUpdatedAt))) : false,
  })
  return <LobbyFrame quizId={quizId}>{content()}</LobbyFrame>

  function content() {
    if (isRefused(error, 'notAParticipant') && session.status === 'quizOnly')
      return <EntranceRefused refusal="invitationWithdrawn" by="invitation" />
    if (isNotForThem(error)) return <QuizNotForYou quizId={quizId} />
    if (isRefused(error, 'quizNotActive')) return <QuizNotOpen onRetry={() => refetch()} />
    if (lobby) return <LobbySheet lobby={lobby} aheadMs={aheadBy(lobby.now, dataUpdatedAt)} />
    if (error) return <DoorFailed title={t('lobby.failed')} error={error} onRetry={() => refetch()} />
    return <LobbySkeleton />
  }
}

/** Not invited, gone, never there, or an address that was mistyped: nobody learns which. */
function isNotForThem(error: unknown): boolean {
  if (isRefused(error, 'quizNotFound') || isRefused(error, 'notAParticipant')) return true
  return error instanceof ApiError && error.fields.quizId !== undefined
}
