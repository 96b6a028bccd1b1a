import { Button, Group, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { shortTitle } from '#web/lib/short-title.ts'
import type { RefusedGroup } from '../../bulk-report.ts'
import classes from './bulk-report.module.css'

interface BulkReportProps {
  /** Closed where there are none. */
  groups: RefusedGroup[]
  onClose: () => void
}

/** Which questions stay as they are, and why. */
export function BulkReport({ groups, onClose }: BulkReportProps) {
  const { t } = useTranslation(['questions', 'common'])
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <Modal
      opened={count > 0}
      onClose={onClose}
      title={t('bulk.reportTitle', { count })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {groups.map(({ message, questions }) => (
        <div key={message} className={classes.group}>
          <p className={classes.reason}>{message}</p>
          <ul className={classes.titles}>
            {questions.map(({ id, title }) => (
              <li key={id}>{shortTitle(title)}</li>
            ))}
          </ul>
        </div>
      ))}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common:actions.close')}
        </Button>
      </Group>
    </Modal>
  )
}
