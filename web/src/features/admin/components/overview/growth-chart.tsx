import '@mantine/charts/styles.layer.css'
import { LineChart } from '@mantine/charts'
import type { Statistics } from '@probant/contract/admin/statistics'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDay } from '#web/lib/format.ts'
import { CHART_HEIGHT } from './chart-height.ts'

/** The default export, so that it can be loaded lazily. */
export default function GrowthChart({ days }: { days: Statistics['growth'] }) {
  const { t } = useTranslation('admin-overview')
  const locale = useLocale()
  return (
    <LineChart
      h={CHART_HEIGHT}
      data={days.map((day) => ({ ...day, label: formatDay(locale, `${day.day}T12:00:00`) }))}
      dataKey="label"
      series={[
        { name: 'newUsers', label: t('growth.users'), color: 'var(--primary)' },
        // Dashed as well: the two lines are told apart without their colours.
        {
          name: 'newOrganizations',
          label: t('growth.organizations'),
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
