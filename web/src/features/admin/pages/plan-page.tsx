import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { AnchorLink, ButtonLink } from '#web/components/navigation/links.tsx'
import { TornSheetPicture } from '#web/components/pictures/torn-sheet-picture.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { PlanEdit } from '../components/plans/plan-edit.tsx'
import { allPlansQuery } from '../queries.ts'

const route = getRouteApi('/admin/plans/$planId')

export function PlanPage() {
  const { t } = useTranslation('admin-plans')
  const locale = useLocale()
  const { planId } = route.useParams()
  const { data: plans, error, refetch } = useQuery(allPlansQuery)
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
  if (!plans) return <Skeleton height={480} radius="lg" />

  const plan = plans.find(({ id }) => id === planId)
  if (!plan) {
    return (
      <EmptyState
        order={1}
        picture={<TornSheetPicture />}
        title={t('form.missing')}
        sentence={t('form.missingSentence')}
        action={<ButtonLink to="/admin/plans">{t('form.back')}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <PageHeader
        title={t('form.editTitle', { name: plan.texts[locale].name })}
        sentence={plan.organization?.name}
        actions={<AnchorLink to="/admin/plans">{t('form.back')}</AnchorLink>}
      />
      <PlanEdit key={plan.id} plan={plan} />
    </>
  )
}
