import { Alert, Button, Stack, Text } from '@mantine/core'
import type { Import } from '@probant/contract/exchange/import'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** Nothing could be read: why, where, and what to do. */
export function ImportFailure({ found, onAgain }: { found: Import; onAgain: () => void }) {
  const { t } = useTranslation('exchange')
  const { fileName, fault, faultLine } = found
  return (
    <Stack gap="sm" maw={560}>
      <Alert
        color="red"
        role="alert"
        title={t('import.failed', { name: fileName })}
        icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />}
      >
        <Text mb="sm">
          {t(`import.faults.${fault ?? 'interrupted'}`)}
          {faultLine !== null && ` ${t('import.inLine', { line: faultLine })}`}
        </Text>
        <Button size="xs" variant="default" onClick={onAgain}>
          {t('import.other')}
        </Button>
      </Alert>
    </Stack>
  )
}
