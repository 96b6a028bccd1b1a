import type { ResponseOf } from '@probant/contract/endpoint'
import type { remindParticipants } from '@probant/contract/participants/inviting'
import type { Participant } from '@probant/contract/participants/participant'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { alreadyTold } from '#web/components/feedback/toast-failure.ts'
import { focusMenuOf } from '#web/components/menu/focus-menu-of.ts'
import { toast } from '#web/lib/toast.ts'
import { useLast } from '#web/lib/use-last.ts'
import { useRemind, useResendMail, useWithdraw } from '../../mutations.ts'
import { usePersonWords } from '../../use-person-words.ts'
import { useLettingIn } from './use-letting-in.ts'
import { useReopening } from './use-reopening.tsx'
import { useSendingOut } from './use-sending-out.tsx'

export interface ParticipantActions {
  resend: (participant: Participant) => void
  isResending: (participantId: string) => boolean
  remind: (participant: Participant) => void
  accommodate: (participant: Participant) => void
  /** When they take it. */
  schedule: (participant: Participant) => void
  askWithdraw: (participant: Participant) => void
  readTimeline: (participant: Participant) => void
  askReopen: (participant: Participant) => void
  /** Their link and code, to be handed over. */
  hand: (participant: Participant) => void
  askSendOut: (participant: Participant) => void
  /** On another device. */
  letIn: (participant: Participant) => void
  /** To be put anywhere on the page. */
  dialog: ReactNode
}

type Reminders = ResponseOf<typeof remindParticipants>

interface Around {
  quizId: string
  /** Without mail being sent, what is "sent" is kept for the administrator. */
  deliversMail: boolean
  onAccommodate: (participantId: string) => void
  onSchedule: (participantId: string) => void
  onReadTimeline: (participantId: string) => void
  onHand: (participantId: string) => void
  /** Whether a timeline is open, whose button may ask as well. */
  isReading: boolean
  onReopened: () => void
  /** A row is about to go: the focus must be elsewhere by then. */
  onWithdrawn: () => void
}

/** What is done for single participants; what can't be taken back is asked about first. */
export function useParticipantActions(around: Around): ParticipantActions {
  const { quizId, deliversMail, onAccommodate, onSchedule, onReadTimeline, onHand, onWithdrawn } = around
  const { t } = useTranslation('participants')
  const resend = useResendMail(quizId)
  const remind = useRemind(quizId)
  const withdraw = useWithdraw(quizId)
  const reopening = useReopening(around)
  const letIn = useLettingIn(quizId)
  const personWords = usePersonWords()
  const sendingOut = useSendingOut({ quizId, onGone: onWithdrawn })
  const [asked, setAsked] = useState<Participant>()
  const shown = useLast(asked)

  const close = () => {
    setAsked(undefined)
    if (asked) focusMenuOf(asked.id)
  }
  /** Awaited here, not told by the mutation: the row may be gone by then, and would say nothing. */
  const confirm = (participant: Participant) =>
    withdraw.mutateAsync(participant.id).then(() => {
      toast.success(t('withdrawal.done', { email: participant.email || participant.name }))
      setAsked(undefined)
      requestAnimationFrame(onWithdrawn)
    }, close)
  const tellReminded = (email: string, { reminded, leftAlone }: Reminders) => {
    if (reminded > 0) return toast.success(t(deliversMail ? 'remind.one' : 'remind.oneKept', { email }))
    return toast.success(t(leftAlone > 0 ? 'remind.oneLeftAlone' : 'remind.oneBegun', { email }))
  }
  return {
    resend: ({ id, email }) =>
      void resend
        .mutateAsync(id)
        .then(
          () => toast.success(t(deliversMail ? 'mail.resent' : 'mail.resentKept', { email })),
          alreadyTold,
        )
        // A button that waits can't be pressed, and loses the focus.
        .then(() => document.activeElement === document.body && focusMenuOf(id)),
    isResending: (id) => resend.isPending && resend.variables === id,
    remind: ({ id, email }) =>
      void remind.mutateAsync([id]).then((reminders) => tellReminded(email, reminders), alreadyTold),
    accommodate: ({ id }) => onAccommodate(id),
    schedule: ({ id }) => onSchedule(id),
    askWithdraw: setAsked,
    readTimeline: ({ id }) => onReadTimeline(id),
    askReopen: reopening.ask,
    hand: ({ id }) => onHand(id),
    askSendOut: sendingOut.ask,
    letIn: (participant) => letIn(participant.id, personWords(participant)),
    dialog: (
      <>
        {shown && (
          <WithdrawalDialog
            participant={shown}
            isOpen={asked !== undefined}
            isPending={withdraw.isPending}
            onClose={close}
            onConfirm={() => void confirm(shown)}
          />
        )}
        {reopening.dialog}
        {sendingOut.dialog}
      </>
    ),
  }
}

interface WithdrawalDialogProps {
  participant: Participant
  isOpen: boolean
  isPending: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Names the person, and says what becomes of the link they have. */
function WithdrawalDialog({ participant, ...dialog }: WithdrawalDialogProps) {
  const { t } = useTranslation('participants')
  const person = usePersonWords()(participant)
  const { email, source } = participant
  return (
    <ConfirmDialog
      {...dialog}
      title={t('withdrawal.title', { person })}
      confirm={t('withdrawal.confirm')}
      isDangerous
    >
      {email === '' && t('withdrawal.sentenceByName')}
      {email !== '' &&
        t(source === 'shared' ? 'withdrawal.sentenceShared' : 'withdrawal.sentence', { email })}
    </ConfirmDialog>
  )
}
