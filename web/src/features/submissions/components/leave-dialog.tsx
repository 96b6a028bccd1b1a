import { Button, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './notices.module.css'

interface LeaveDialogProps {
  isOpen: boolean
  onClose: () => void
  onLeave: () => void
}

/** Where one can't go back, a question is not left unanswered by a slip. */
export function LeaveDialog({ isOpen, onClose, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('paper')
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('leave.title')}
      closeButtonProps={{ 'aria-label': t('leave.close') }}
    >
      <p className={classes.sentence}>{t('leave.sentence')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('leave.stay')}
        </Button>
        <Button onClick={onLeave}>{t('leave.go')}</Button>
      </div>
    </Modal>
  )
}
