import { Button, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Marks } from '../pages/paper-page.tsx'
import classes from './notices.module.css'

interface HandInDialogProps {
  isOpen: boolean
  count: number
  marks: Marks
  onClose: () => void
  onHandIn: () => void
}

/** Nothing can be changed afterwards: it says what is still open. */
export function HandInDialog({ isOpen, count, marks, onClose, onHandIn }: HandInDialogProps) {
  const { t } = useTranslation('taking')
  const open = count - marks.answered.size
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('handIn.title')}
      closeButtonProps={{ 'aria-label': t('handIn.close') }}
    >
      <p className={classes.sentence} data-open={open > 0 || undefined}>
        {open === 0 ? t('handIn.allAnswered', { count }) : t('handIn.open', { count: open })}
      </p>
      {marks.flagged.size > 0 && (
        <p className={classes.also}>{t('handIn.flagged', { count: marks.flagged.size })}</p>
      )}
      <p className={classes.sentence}>{t('handIn.final')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('handIn.back')}
        </Button>
        <Button onClick={onHandIn}>{t('handIn.go')}</Button>
      </div>
    </Modal>
  )
}
