import { useTranslation } from 'react-i18next'
import { AskDialog } from './ask-dialog.tsx'

interface LeaveDialogProps {
  isOpen: boolean
  onClose: () => void
  onLeave: () => void
}

/** Where one can't go back, a question is not left unanswered by a slip. */
export function LeaveDialog({ isOpen, onClose, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('paper')
  return (
    <AskDialog
      isOpen={isOpen}
      title={t('leave.title')}
      stay={t('leave.stay')}
      go={t('leave.go')}
      onStay={onClose}
      onGo={onLeave}
    >
      <p>{t('leave.sentence')}</p>
    </AskDialog>
  )
}
