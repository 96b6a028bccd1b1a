import { Box, Button, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useObservable } from '#web/lib/observable.ts'
import type { Work } from '../taking/work.ts'
import classes from './notices.module.css'

/** Serious, short and fair: what was seen, and what happens next time. It has to be confirmed. */
export function WarningDialog({ work }: { work: Work }) {
  const { t } = useTranslation('taking')
  const { warning, isOwner, isLocked, isPaused } = useObservable(work.state)
  const ends = work.sitting.antiCheat === 'end'
  return (
    <Modal
      opened={warning !== null && isOwner && !isLocked && !isPaused}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('warning.title')}
    >
      {warning && (
        <>
          <p>{t(`warning.seen.${warning}`)}</p>
          <Box component="p" mt="sm" fw={600}>
            {t(ends ? 'warning.ends' : 'warning.recorded')}
          </Box>
        </>
      )}
      <div className={classes.actions}>
        <Button onClick={work.confirmWarning} data-autofocus>
          {t('warning.confirm')}
        </Button>
      </div>
    </Modal>
  )
}
