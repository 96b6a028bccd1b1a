import type { Participant } from '@probant/contract/participants/participant'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { focusMenuOf } from '#web/components/menu/focus-menu-of.ts'
import { toast } from '#web/lib/toast.ts'
import { useLast } from '#web/lib/use-last.ts'
import { useSendOut } from '../../mutations.ts'
import { usePersonWords } from '../../use-person-words.ts'

interface Around {
  quizId: string
  /** A row is about to go: the focus must be elsewhere by then. */
  onGone: () => void
}

/** Whoever came by the room code and is none of them goes, after a question. */
export function useSendingOut({ quizId, onGone }: Around): {
  ask: (participant: Participant) => void
  dialog: ReactNode
} {
  const { t } = useTranslation('participants')
  const personWords = usePersonWords()
  const sending = useSendOut(quizId)
  const [asked, setAsked] = useState<Participant>()
  const shown = useLast(asked)

  const close = () => {
    setAsked(undefined)
    if (asked) focusMenuOf(asked.id)
  }
  const confirm = (participant: Participant) =>
    sending.mutateAsync(participant.id).then(() => {
      toast.success(t('handing.sendOut.done', { person: personWords(participant) }))
      setAsked(undefined)
      requestAnimationFrame(onGone)
    }, close)
  return {
    ask: setAsked,
    dialog: shown && (
      <ConfirmDialog
        isOpen={asked !== undefined}
        isPending={sending.isPending}
        onClose={close}
        onConfirm={() => void confirm(shown)}
        title={t('handing.sendOut.title', { person: personWords(shown) })}
        confirm={t('handing.sendOut.confirm')}
        isDangerous
      >
        {t('handing.sendOut.sentence')}
      </ConfirmDialog>
    ),
  }
}
