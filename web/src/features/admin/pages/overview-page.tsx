import { Skeleton, Stack } from '@mantine/core'
import type { Statistics } from '@probant/contract/admin/statistics'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { type Column, DataTable } from '#web/components/data-table/data-table.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Charted } from '../components/overview/charted.tsx'
import { type Share, sharesOf } from '../components/overview/distribution.ts'
import { Growth } from '../components/overview/growth.tsx'
import { RecentSignUps } from '../components/overview/recent-sign-ups.tsx'
import { statisticsQuery } from '../queries.ts'
import classes from './overview-page.module.css'

export function OverviewPage() {
  const { t } = useTranslation('admin-overview')
  return (
    <>
      <PageHeader title={t('title')} sentence={t('sentence')} />
      <Figures />
    </>
  )
}

function Figures() {
  const { t } = useTranslation('admin-overview')
  const { data: statistics, error, refetch } = useQuery(statisticsQuery)
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
  if (!statistics) return <FiguresSkeleton />
  return (
    <Stack gap={48}>
      <Totals totals={statistics.totals} />
      <Growth days={statistics.growth} />
      <PlanDistribution distribution={statistics.planDistribution} />
      <RecentSignUps users={statistics.recentSignUps} />
    </Stack>
  )
}

function FiguresSkeleton() {
  const { t } = useTranslation()
  return (
    <Stack gap={48} role="status" aria-label={t('loading')}>
      <Skeleton height={72} radius="lg" />
      <Skeleton height={320} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </Stack>
  )
}

const FIGURES = ['users', 'organizations', 'quizzes', 'questions', 'submissions', 'activeNow'] as const

function Totals({ totals }: { totals: Statistics['totals'] }) {
  const { t } = useTranslation('admin-overview')
  const locale = useLocale()
  return (
    <ul className={classes.row} aria-label={t('totals.label')}>
      {FIGURES.map((figure) => (
        <li key={figure}>
          <strong className={classes.figure}>{formatNumber(locale, totals[figure])}</strong>{' '}
          {t(`totals.${figure}`, { count: totals[figure] })}
        </li>
      ))}
    </ul>
  )
}

const DistributionChart = lazy(() => import('../components/overview/distribution-chart.tsx'))

function PlanDistribution({ distribution }: { distribution: Statistics['planDistribution'] }) {
  const { t } = useTranslation('admin-overview')
  const locale = useLocale()
  const shares = sharesOf(distribution, { locale, enterprise: t('distribution.enterprise') })
  const total = shares.reduce((sum, { workspaces }) => sum + workspaces, 0)
  const largest = shares.reduce<Share | undefined>(
    (best, share) => (best && best.workspaces >= share.workspaces ? best : share),
    undefined,
  )
  const summary =
    largest && total > 0
      ? t('distribution.summary', {
          plan: largest.name,
          most: formatNumber(locale, largest.workspaces),
          total: formatNumber(locale, total),
        })
      : t('distribution.nothing')
  return (
    <Charted
      title={t('distribution.title')}
      summary={summary}
      chart={<DistributionChart shares={shares} />}
      table={<DistributionTable shares={shares} total={total} />}
    />
  )
}

function DistributionTable({ shares, total }: { shares: Share[]; total: number }) {
  const { t } = useTranslation('admin-overview')
  const locale = useLocale()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const columns: Column<Share>[] = [
    { key: 'plan', header: t('distribution.plan'), cell: ({ name }) => name },
    {
      key: 'workspaces',
      header: t('distribution.workspaces'),
      nowrap: true,
      cell: ({ workspaces }) => formatNumber(locale, workspaces),
    },
    {
      key: 'share',
      header: t('distribution.share'),
      nowrap: true,
      cell: ({ workspaces }) => percent.format(total > 0 ? workspaces / total : 0),
    },
  ]
  return (
    <DataTable
      caption={t('distribution.title')}
      columns={columns}
      rows={shares}
      rowKey={({ name }) => name}
    />
  )
}
