import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { InviteReport as Report } from '@probant/contract/participants/inviting'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOwnEscape } from '#web/components/feedback/own-escape.ts'
import type { AddressEntry } from '#web/lib/address-list.ts'
import { toCorrect } from '../../invitees.ts'
import { InviteForm } from './invite-form.tsx'
import { InviteReport } from './invite-report.tsx'

interface InviteDialogProps {
  quiz: Quiz
  isOpen: boolean
  /** How many more fit into it, where that has an end. */
  room: number | undefined
  /** Where invitations are to be found depends on whether mail is sent at all. */
  deliversMail: boolean
  showLimit: (error: unknown) => boolean
  onClose: () => void
}

/** First whom to invite, then what has become of each address. */
export function InviteDialog({ quiz, isOpen, onClose, ...rest }: InviteDialogProps) {
  const { t } = useTranslation(['participants', 'common'])
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size={820}
      fullScreen={isNarrow}
      title={t('invite.title', { title: quiz.title })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      closeOnEscape={false}
      onKeyDown={(event) => isOwnEscape(event) && onClose()}
    >
      <Steps quiz={quiz} onClose={onClose} {...rest} />
    </Modal>
  )
}

function Steps({ quiz, room, deliversMail, showLimit, onClose }: Omit<InviteDialogProps, 'isOpen'>) {
  const [outcome, setOutcome] = useState<{ report: Report; sent: AddressEntry[] }>()
  const [start, setStart] = useState<AddressEntry[]>([])
  const place = useRef<HTMLDivElement>(null)
  /** With what is to be put right where there is something, and where people come in otherwise. */
  const goOn = (people: AddressEntry[]) => {
    setStart(people)
    setOutcome(undefined)
    const target = people.length > 0 ? '[aria-invalid=true]' : 'textarea'
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(target)?.focus())
  }
  return (
    <div ref={place}>
      {outcome ? (
        <InviteReport
          report={outcome.report}
          deliversMail={deliversMail}
          onCorrect={() => goOn(toCorrect(outcome.report, outcome.sent))}
          onMore={() => goOn([])}
          onDone={onClose}
        />
      ) : (
        <InviteForm
          quiz={quiz}
          room={room}
          start={start}
          showLimit={showLimit}
          onSent={(report, sent) => setOutcome({ report, sent })}
          onCancel={onClose}
        />
      )}
    </div>
  )
}
