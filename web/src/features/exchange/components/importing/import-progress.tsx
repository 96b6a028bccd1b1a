import { Button, Progress, Stack, Text } from '@mantine/core'
import type { Import } from '@probant/contract/exchange/import'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'

/** A file is being read: how many of its questions were looked at. */
export function ImportProgress({ found, onStop }: { found: Import; onStop: () => void }) {
  const { t } = useTranslation('exchange')
  const locale = useLocale()
  const { fileName, foundCount, lookedAtCount } = found
  const words = foundCount
    ? t('import.lookingAt', {
        done: formatNumber(locale, lookedAtCount),
        total: formatNumber(locale, foundCount),
      })
    : t('import.reading')
  return (
    <Stack gap="sm" maw={560}>
      <Text fw={560}>{fileName}</Text>
      <Progress
        value={foundCount ? (lookedAtCount / foundCount) * 100 : 4}
        animated={!foundCount}
        aria-label={words}
      />
      <Text mb="sm" role="status">
        {words}
      </Text>
      <Button variant="default" onClick={onStop} style={{ justifySelf: 'start' }}>
        {t('import.stop')}
      </Button>
    </Stack>
  )
}
