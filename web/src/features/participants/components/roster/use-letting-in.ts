import { LET_IN_MINUTES } from '@probant/contract/limits'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { alreadyTold } from '#web/components/feedback/toast-failure.ts'
import { focusMenuOf } from '#web/components/menu/focus-menu-of.ts'
import { toast } from '#web/lib/toast.ts'
import { useLetInAgain } from '../../mutations.ts'

/** One press: whoever asks at the desk goes on with another device. */
export function useLettingIn(quizId: string): (participantId: string, person: string) => void {
  const { t } = useTranslation('participants')
  const { mutateAsync } = useLetInAgain(quizId)
  // The same as long as nothing changes: a board hands it to a thousand rows.
  return useCallback(
    (participantId, person) =>
      void mutateAsync(participantId).then(() => {
        toast.success(t('handing.letIn.done', { person, count: LET_IN_MINUTES }))
        focusMenuOf(participantId)
      }, alreadyTold),
    [mutateAsync, t],
  )
}
