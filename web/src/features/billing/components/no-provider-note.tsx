import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** Without a payment provider nobody looks for a way to pay. */
export function NoProviderNote() {
  const { t } = useTranslation('billing')
  return (
    <Alert
      mb="xl"
      title={t('noProvider.title')}
      icon={<IconInfoCircle size={20} stroke={1.5} aria-hidden="true" />}
    >
      {t('noProvider.sentence')}
    </Alert>
  )
}
