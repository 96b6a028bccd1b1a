import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { Growth } from '../components/overview/growth.tsx'
import { PlanDistribution } from '../components/overview/plan-distribution.tsx'
import { RecentSignUps } from '../components/overview/recent-sign-ups.tsx'
import { Totals } from '../components/overview/totals.tsx'
import { statisticsQuery } from '../queries.ts'

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
