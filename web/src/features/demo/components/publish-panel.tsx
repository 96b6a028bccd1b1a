import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { KeepActions } from './keep-actions.tsx'

const NEXT = ['publish', 'invite', 'watch', 'results'] as const

interface PublishPanelProps {
  isOpen: boolean
  onClose: () => void
}

/** Where the demo ends: what comes next is for people with an account, and this quiz goes along. */
export function PublishPanel({ isOpen, onClose }: PublishPanelProps) {
  const { t } = useTranslation(['demo', 'common'])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size={520} title={t('publish.title')}>
      <Text mb="sm">{t('publish.sentence')}</Text>
      <Stack component="ul" gap={6} mt={0} mb="lg" ps={20}>
        {NEXT.map((step) => (
          <li key={step}>{t(`publish.next.${step}`)}</li>
        ))}
      </Stack>
      <KeepActions />
    </Dialog>
  )
}
