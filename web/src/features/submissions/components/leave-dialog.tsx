import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AskDialog } from './ask-dialog.tsx'
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
    <AskDialog
      isOpen={isOpen}
      title={t('leave.title')}
      stay={t('leave.stay')}
      go={t('leave.go')}
      onStay={onClose}
      onGo={onLeave}
    >
      <Box component="p" className={classes.sentence} m={0}>
        {t('leave.sentence')}
      </Box>
    </AskDialog>
  )
}
