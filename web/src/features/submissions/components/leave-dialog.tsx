import { useTranslation } from 'react-i18next'
import { AskDialog } from './ask-dialog.tsx'

interface LeaveDialogProps {
  isOpen: boolean
  onClose: () => void
  onLeave: () => void
}

/** Where one can't go back, a question is not left unanswered by a slip. */
export function LeaveDialog({ isOpen, onClose, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('taking')
  return (
    <AskDialog
      isOpen={isOpen}
      title={t('paper.leave.title')}
      stay={t('paper.leave.stay')}
      go={t('paper.leave.go')}
      onStay={onClose}
      onGo={onLeave}
    >
      <p>{t('paper.leave.sentence')}</p>
    </AskDialog>
  )
}
