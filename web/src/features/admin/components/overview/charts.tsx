import '@mantine/charts/styles.layer.css'
import { BarChart, LineChart } from '@mantine/charts'
import type { Statistics } from '@probant/contract/admin/statistics'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDay, formatNumber } from '#web/lib/format.ts'
import { CHART_HEIGHT } from './charted.tsx'
import type { Share } from './plan-distribution.tsx'

export function GrowthChart({ days }: { days: Statistics['growth'] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <LineChart
      h={CHART_HEIGHT}
      data={days.map((day) => ({ ...day, label: formatDay(locale, `${day.day}T12:00:00`) }))}
      dataKey="label"
      series={[
        { name: 'newUsers', label: t('overview.growth.users'), color: 'var(--primary)' },
        // Dashed as well: the two lines are told apart without their colours.
        {
          name: 'newOrganizations',
          label: t('overview.growth.organizations'),
          color: 'var(--warning)',
          strokeDasharray: '5 4',
        },
      ]}
      curveType="linear"
      withDots={false}
      withLegend
      gridColor="var(--line)"
      textColor="var(--ink-soft)"
      yAxisProps={{ allowDecimals: false, width: 40 }}
      xAxisProps={{ minTickGap: 24 }}
      lineProps={{ isAnimationActive: false }}
      accessibilityLayer={false}
    />
  )
}

const BAR_HEIGHT = 56

export function DistributionChart({ shares }: { shares: Share[] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <BarChart
      h={Math.max(1, shares.length) * BAR_HEIGHT + BAR_HEIGHT}
      data={shares}
      dataKey="name"
      orientation="vertical"
      series={[{ name: 'workspaces', label: t('overview.distribution.workspaces'), color: 'var(--primary)' }]}
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
