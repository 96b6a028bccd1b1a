import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import type { Share } from './distribution.ts'

const BAR_HEIGHT = 56

/** The default export, so that it can be loaded lazily. */
export default function DistributionChart({ shares }: { shares: Share[] }) {
  const { t } = useTranslation('admin-overview')
  const locale = useLocale()
  return (
    <BarChart
      h={Math.max(1, shares.length) * BAR_HEIGHT + BAR_HEIGHT}
      data={shares}
      dataKey="name"
      orientation="vertical"
      series={[{ name: 'workspaces', label: t('distribution.workspaces'), color: 'var(--primary)' }]}
      maxBarWidth={28}
      withBarValueLabel
      barLabelColor="var(--ink)"
      gridColor="var(--line)"
      textColor="var(--ink-soft)"
      gridAxis="none"
      valueFormatter={(value) => formatNumber(locale, value)}
      xAxisProps={{ allowDecimals: false }}
      yAxisProps={{ width: 128 }}
      barProps={{ isAnimationActive: false, radius: 4 }}
      valueLabelProps={{ position: 'right' }}
      accessibilityLayer={false}
      barChartProps={{ margin: { right: 40 } }}
    />
  )
}
