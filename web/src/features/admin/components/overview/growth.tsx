import type { Statistics } from '@probant/contract/admin/statistics'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { type Column, DataTable } from '#web/components/data-table/data-table.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { Charted } from './charted.tsx'

// Loaded when it is drawn: nobody else pays for the chart library.
const GrowthChart = lazy(() => import('./charts.tsx').then(({ GrowthChart }) => ({ default: GrowthChart })))

type Day = Statistics['growth'][number]

/** How many came on each of the last thirty days. */
export function Growth({ days }: { days: Day[] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const total = (count: (day: Day) => number) =>
    formatNumber(
      locale,
      days.reduce((sum, day) => sum + count(day), 0),
    )
  return (
    <Charted
      title={t('overview.growth.title')}
      summary={t('overview.growth.summary', {
        users: total(({ newUsers }) => newUsers),
        organizations: total(({ newOrganizations }) => newOrganizations),
      })}
      chart={<GrowthChart days={days} />}
      table={<GrowthTable days={days} />}
    />
  )
}

function GrowthTable({ days }: { days: Day[] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const columns: Column<Day>[] = [
    {
      key: 'day',
      header: t('overview.growth.day'),
      nowrap: true,
      // A day without an hour would be read as midnight in Greenwich, the day before in America.
      cell: ({ day }) => <time dateTime={day}>{formatDate(locale, `${day}T12:00:00`)}</time>,
    },
    {
      key: 'users',
      header: t('overview.growth.users'),
      nowrap: true,
      cell: ({ newUsers }) => formatNumber(locale, newUsers),
    },
    {
      key: 'organizations',
      header: t('overview.growth.organizations'),
      nowrap: true,
      cell: ({ newOrganizations }) => formatNumber(locale, newOrganizations),
    },
  ]
  return (
    <DataTable
      caption={t('overview.growth.title')}
      columns={columns}
      rows={days.toReversed()}
      rowKey={({ day }) => day}
    />
  )
}
