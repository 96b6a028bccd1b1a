import { Modal, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { KeepActions } from './keep-actions.tsx'
import classes from './publish-panel.module.css'

const NEXT = ['publish', 'invite', 'watch', 'results'] as const

interface PublishPanelProps {
  isOpen: boolean
  onClose: () => void
}

/** Where the demo ends: what comes next is for people with an account, and this quiz goes along. */
export function PublishPanel({ isOpen, onClose }: PublishPanelProps) {
  const { t } = useTranslation(['demo', 'common'])
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size={520}
      title={t('publish.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Text mb="sm">{t('publish.sentence')}</Text>
      <ul className={classes.next}>
        {NEXT.map((step) => (
          <li key={step}>{t(`publish.next.${step}`)}</li>
        ))}
      </ul>
      <KeepActions />
    </Modal>
  )
}
