import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { PlanCreation } from '../components/plans/plan-creation.tsx'
import { allPlansQuery } from '../queries.ts'

export function NewPlanPage() {
  const { t } = useTranslation('admin-plans')
  const { data: plans, error, refetch } = useQuery(allPlansQuery)
  return (
    <>
      <PageHeader
        title={t('form.createTitle')}
        sentence={t('form.createSentence')}
        actions={<AnchorLink to="/admin/plans">{t('form.back')}</AnchorLink>}
      />
      {error && <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />}
      {!error && (plans ? <PlanCreation plans={plans} /> : <Skeleton height={480} radius="lg" />)}
    </>
  )
}
