import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { PlanTable } from '../components/plans/plan-table.tsx'
import { allPlansQuery } from '../queries.ts'

export function PlansPage() {
  const { t } = useTranslation('admin')
  return (
    <>
      <PageHeader
        title={t('plans.title')}
        sentence={t('plans.sentence')}
        actions={<ButtonLink to="/admin/plans/new">{t('plans.create')}</ButtonLink>}
      />
      <Plans />
    </>
  )
}

function Plans() {
  const { t } = useTranslation('admin')
  const { data: plans, error, refetch } = useQuery(allPlansQuery)
  if (error) return <LoadFailure title={t('plans.failed')} error={error} onRetry={() => refetch()} />
  if (!plans) return <TableSkeleton rows={5} />
  return (
    <Stack gap={48}>
      <PlanTable
        title={t('plans.catalogue')}
        sentence={t('plans.catalogueSentence')}
        plans={plans.filter(({ kind }) => kind !== 'enterprise')}
      />
      <PlanTable
        title={t('plans.enterprise')}
        sentence={t('plans.enterpriseSentence')}
        plans={plans.filter(({ kind }) => kind === 'enterprise')}
        nothing={t('plans.noEnterprise')}
      />
    </Stack>
  )
}
