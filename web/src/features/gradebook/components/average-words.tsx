import { Box } from '@mantine/core'
import type { Average } from '@probant/contract/gradebook/gradebook'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatPercent } from '#web/lib/format.ts'
import { formatScore } from '#web/lib/score-words.ts'

/** On the scale of the workspace, and in percent where that says more; and that it may change. */
export function AverageWords({ average }: { average: Average | null }) {
  const { t } = useTranslation('gradebook')
  const locale = useLocale()
  if (!average) return <span>{t('table.none')}</span>
  const { percent, scaled, isProvisional } = average
  const beside = [
    scaled.kind !== 'percent' && formatPercent(locale, percent),
    isProvisional && t('provisional'),
  ].filter(Boolean)
  return (
    <span className="tabular">
      <strong>{formatScore(locale, scaled)}</strong>
      {beside.length > 0 && (
        <Box
          component="span"
          ms={6}
          c="dimmed"
          fz="xs"
          fw={400}
          title={isProvisional ? t('provisionalHint') : undefined}
        >
          {beside.join(' · ')}
        </Box>
      )}
    </span>
  )
}
