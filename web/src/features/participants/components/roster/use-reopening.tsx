import type { Participant } from '@probant/contract/participants/participant'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { focusMenuOf } from '#web/components/menu/focus-menu-of.ts'
import { toast } from '#web/lib/toast.ts'
import { useLast } from '#web/lib/use-last.ts'
import { useReopen } from '../../mutations.ts'
import { usePersonWords } from '../../use-person-words.ts'
import { useTimeLeftWords } from '../timeline/time-left.ts'

interface Around {
  quizId: string
  /** Over the timeline the focus goes back to its button, else to the row's menu. */
  isReading: boolean
  onReopened: () => void
}

/** Lets somebody go on whose quiz was ended by violations; it is asked about first, as their clock runs at once. */
export function useReopening({ quizId, isReading, onReopened }: Around): {
  ask: (participant: Participant) => void
  dialog: ReactNode
} {
  const { t } = useTranslation('participants')
  const personWords = usePersonWords()
  const timeLeftWords = useTimeLeftWords()
  const reopen = useReopen(quizId)
  const [asked, setAsked] = useState<Participant>()
  const shown = useLast(asked)
  const person = shown && personWords(shown)

  const close = () => {
    setAsked(undefined)
    if (asked && !isReading) focusMenuOf(asked.id)
  }
  const confirm = ({ id }: Participant) =>
    reopen.mutateAsync(id).then(() => {
      toast.success(t('timeline.reopening.done', { person }))
      close()
      onReopened()
    }, close)
  return {
    ask: setAsked,
    // Also while nobody is asked: a dialog that is made open can't tell where the focus was before.
    dialog: (
      <ConfirmDialog
        isOpen={asked !== undefined}
        isPending={reopen.isPending}
        onClose={close}
        onConfirm={() => shown && void confirm(shown)}
        title={t('timeline.reopening.title', { person })}
        confirm={t('timeline.reopening.action')}
      >
        <p>{t('timeline.reopening.time', { length: shown && timeLeftWords(shown) })}</p>
        <p>{t('timeline.reopening.noted')}</p>
        <p>
          <strong>{t('timeline.reopening.final')}</strong>
        </p>
      </ConfirmDialog>
    ),
  }
}
