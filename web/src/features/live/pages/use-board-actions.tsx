import type { BoardRow } from '@probant/contract/live/board'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusMenuOf } from '#web/components/menu/focus-menu-of.ts'
import { useLettingIn } from '#web/features/participants/components/roster/use-letting-in.ts'
import { useReopening } from '#web/features/participants/components/roster/use-reopening.tsx'
import { TimelineDrawer } from '#web/features/participants/components/timeline/timeline-drawer.tsx'
import { participantListQuery } from '#web/features/participants/queries.ts'
import { useQuizActions } from '#web/features/quizzes/components/use-quiz-actions.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { nameOf } from '../arrangement.ts'
import type { Addressee } from '../components/addressee-dialog.tsx'
import type { BoardActions } from '../components/board-header.tsx'
import { ExtraTimeDialog } from '../components/extra-time-dialog.tsx'
import { MessageDialog } from '../components/message-dialog.tsx'
import type { RowActions } from '../components/row-menu.tsx'
import { useSetPaused } from '../mutations.ts'

interface Actions {
  forAll: BoardActions
  forOne: RowActions
  /** To be put anywhere on the page. */
  dialogs: ReactNode
}

const EVERYBODY: Addressee = { participantId: null, name: '' }

/** What a creator does from the desk, for one or for all. */
export function useBoardActions(quiz: Quiz, { workingCount }: { workingCount: number }): Actions {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const [told, setTold] = useState<Addressee>()
  const [granted, setGranted] = useState<Addressee>()
  const [read, setRead] = useState<BoardRow>()
  const setPaused = useSetPaused(quiz.id)
  const { mutate } = setPaused
  const letIn = useLettingIn(quiz.id)
  const ending = useQuizActions(quiz, { workingCount })

  const forOne = useMemo<RowActions>(
    () => ({
      message: (row) => setTold(addresseeOf(row)),
      grant: (row) => setGranted(addresseeOf(row)),
      setPaused: (row, isPaused) =>
        mutate(
          { participantId: row.participantId, isPaused },
          {
            onSuccess: () => {
              toast.success(
                t(isPaused ? 'live.actions.paused' : 'live.actions.resumed', { name: nameOf(row) }),
              )
              focusMenuOf(row.participantId)
            },
          },
        ),
      readTimeline: setRead,
      reopen: setRead,
      letIn: (row) => letIn(row.participantId, nameOf(row)),
    }),
    [mutate, t, letIn],
  )
  const isForAll = setPaused.isPending && setPaused.variables.participantId === null
  const setPausedForAll = (isPaused: boolean) =>
    mutate(
      { participantId: null, isPaused },
      {
        onSuccess: ({ count }) =>
          toast.success(
            t(isPaused ? 'live.all.paused' : 'live.all.resumed', {
              count,
              formatted: formatNumber(locale, count),
            }),
          ),
      },
    )
  /** The menu's entry, which had the focus, is gone by then. */
  const leave = (close: () => void, to: Addressee | undefined) => () => {
    close()
    if (to?.participantId) focusMenuOf(to.participantId)
  }
  return {
    forOne,
    forAll: {
      message: () => setTold(EVERYBODY),
      grant: () => setGranted(EVERYBODY),
      pause: () => setPausedForAll(true),
      resume: () => setPausedForAll(false),
      pending: isForAll ? (setPaused.variables.isPaused ? 'pause' : 'resume') : undefined,
      end: quiz.can.end ? () => ending.ask('end') : undefined,
    },
    dialogs: (
      <>
        <MessageDialog quizId={quiz.id} to={told} onClose={leave(() => setTold(undefined), told)} />
        <ExtraTimeDialog
          quizId={quiz.id}
          to={granted}
          onClose={leave(() => setGranted(undefined), granted)}
        />
        <Noted quiz={quiz} row={read} onClose={() => setRead(undefined)} />
        {ending.dialog}
      </>
    ),
  }
}

/** What was noted of one of them, and the way back in for whom violations have stopped. */
function Noted({ quiz, row, onClose }: { quiz: Quiz; row: BoardRow | undefined; onClose: () => void }) {
  const { data } = useQuery({
    ...participantListQuery(quiz.id, { participantId: row?.participantId }),
    enabled: row !== undefined,
  })
  const participant = row && data?.items.find(({ id }) => id === row.participantId)
  const reopening = useReopening({ quizId: quiz.id, isReading: true, onReopened: onClose })
  return (
    <>
      <TimelineDrawer quiz={quiz} participant={participant} onReopen={reopening.ask} onClose={onClose} />
      {reopening.dialog}
    </>
  )
}

function addresseeOf(row: BoardRow): Addressee {
  return { participantId: row.participantId, name: nameOf(row) }
}
