import type { Participant } from '@probant/contract/participants/participant'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { usePersonWords } from '../../use-person-words.ts'

interface WithdrawalDialogProps {
  participant: Participant
  isOpen: boolean
  isPending: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Names the person, and says what becomes of the link they have. */
export function WithdrawalDialog({ participant, ...dialog }: WithdrawalDialogProps) {
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
      {t(source === 'shared' ? 'withdrawal.sentenceShared' : 'withdrawal.sentence', { email })}
    </ConfirmDialog>
  )
}
