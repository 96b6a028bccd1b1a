import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** Something on the page could not be loaded; the rest of it still works. */
export function LoadFailure({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Alert
      color="red"
      role="alert"
      data-load-failure
      title={title}
      icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />}
    >
      <p style={{ margin: '0 0 12px' }}>{error.message}</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        {t('actions.retry')}
      </Button>
    </Alert>
  )
}
