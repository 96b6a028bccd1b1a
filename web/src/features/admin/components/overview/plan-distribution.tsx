import type { Statistics } from '@probant/contract/admin/statistics'
import type { Locale } from '@probant/contract/locales'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { type Column, DataTable } from '#web/components/data-table/data-table.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber, formatPercent } from '#web/lib/format.ts'
import { Charted } from './charted.tsx'

// Loaded when it is drawn: nobody else pays for the chart library.
const DistributionChart = lazy(() =>
  import('./charts.tsx').then(({ DistributionChart }) => ({ default: DistributionChart })),
)

export function PlanDistribution({ distribution }: { distribution: Statistics['planDistribution'] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const shares = sharesOf(distribution, { locale, enterprise: t('overview.distribution.enterprise') })
  const total = shares.reduce((sum, { workspaces }) => sum + workspaces, 0)
  const largest = shares.reduce<Share | undefined>(
    (best, share) => (best && best.workspaces >= share.workspaces ? best : share),
    undefined,
  )
  const summary =
    largest && total > 0
      ? t('overview.distribution.summary', {
          plan: largest.name,
          count: largest.workspaces,
          most: formatNumber(locale, largest.workspaces),
          total: formatNumber(locale, total),
        })
      : t('overview.distribution.nothing')
  return (
    <Charted
      title={t('overview.distribution.title')}
      summary={summary}
      chart={<DistributionChart shares={shares} />}
      table={<DistributionTable shares={shares} total={total} />}
    />
  )
}

function DistributionTable({ shares, total }: { shares: Share[]; total: number }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const columns: Column<Share>[] = [
    { key: 'plan', header: t('overview.distribution.plan'), cell: ({ name }) => name },
    {
      key: 'workspaces',
      header: t('overview.distribution.workspaces'),
      nowrap: true,
      cell: ({ workspaces }) => formatNumber(locale, workspaces),
    },
    {
      key: 'share',
      header: t('overview.distribution.share'),
      nowrap: true,
      cell: ({ workspaces }) => formatPercent(locale, total > 0 ? (workspaces / total) * 100 : 0),
    },
  ]
  return (
    <DataTable
      caption={t('overview.distribution.title')}
      columns={columns}
      rows={shares}
      rowKey={({ name }) => name}
    />
  )
}

export interface Share {
  name: string
  workspaces: number
}

/** How many workspaces are on each plan; the enterprise plans, of one organization each, count together. */
export function sharesOf(
  distribution: Statistics['planDistribution'],
  { locale, enterprise }: { locale: Locale; enterprise: string },
): Share[] {
  const catalogue = distribution.filter(({ kind }) => kind !== 'enterprise')
  const own = distribution.filter(({ kind }) => kind === 'enterprise')
  const shares = catalogue.map(({ texts, workspaceCount }) => ({
    name: texts[locale].name,
    workspaces: workspaceCount,
  }))
  if (own.length === 0) return shares
  return [
    ...shares,
    { name: enterprise, workspaces: own.reduce((sum, plan) => sum + plan.workspaceCount, 0) },
  ]
}
