import { Skeleton } from '@mantine/core'
import {
  type AdminPlan,
  enterprisePlanFormSchema,
  type PlanForm,
  planFormSchema,
} from '@probant/contract/admin/plans'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { useNestedForm } from '#web/components/form/use-nested-form.ts'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { AnchorLink, ButtonLink } from '#web/components/navigation/links.tsx'
import { TornSheetPicture } from '#web/components/pictures/torn-sheet-picture.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatPrice } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { PlanFields } from '../components/plans/plan-fields.tsx'
import { PriceField } from '../components/plans/plan-inputs.tsx'
import { useUpdatePlan } from '../mutations.ts'
import { type PlanValues, priceCentsOf, valuesOf } from '../plan-values.ts'
import { allPlansQuery } from '../queries.ts'

const route = getRouteApi('/admin/plans/$planId')

export function PlanPage() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { planId } = route.useParams()
  const { data: plans, error, refetch } = useQuery(allPlansQuery)
  if (error) return <LoadFailure title={t('plans.failed')} error={error} onRetry={() => refetch()} />
  if (!plans) return <Skeleton height={480} radius="lg" />

  const plan = plans.find(({ id }) => id === planId)
  if (!plan) {
    return (
      <EmptyState
        order={1}
        picture={<TornSheetPicture />}
        title={t('plans.form.missing')}
        sentence={t('plans.form.missingSentence')}
        action={<ButtonLink to="/admin/plans">{t('plans.form.back')}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <PageHeader
        title={t('plans.form.editTitle', { name: plan.texts[locale].name })}
        sentence={plan.organization?.name}
        actions={<AnchorLink to="/admin/plans">{t('plans.form.back')}</AnchorLink>}
      />
      <PlanEdit key={plan.id} plan={plan} />
    </>
  )
}

function PlanEdit({ plan }: { plan: AdminPlan }) {
  const { t } = useTranslation(['admin', 'common'])
  const locale = useLocale()
  const navigate = useNavigate()
  const update = useUpdatePlan(plan.id)
  const planForm = useNestedForm({
    // A price that may be set must be; the catalogue's takes none.
    schema: plan.can.setPrice ? enterprisePlanFormSchema.omit({ organizationId: true }) : planFormSchema,
    initialValues: valuesOf(plan),
    toBody: ({ texts, limits, price }: PlanValues) =>
      ({ texts, limits, ...(plan.can.setPrice && { priceCents: priceCentsOf(price) }) }) as PlanForm,
    renamed: { priceCents: 'price' },
    onFailure: (error) => toastFailure(error, t('common:messages.planUpdateFailed')),
  })
  const send = planForm.onSubmit(async (body, values) => {
    const { texts } = await update.mutateAsync(body)
    planForm.markSaved(values)
    toast.success(t('plans.form.saved', { name: texts[locale].name }))
    await navigate({ to: '/admin/plans' })
  })
  return (
    <PlanFields planForm={planForm} onSubmit={send}>
      {plan.can.setPrice ? (
        <PriceField {...planForm.form.getInputProps('price')} currency={plan.currency} />
      ) : (
        t('plans.form.priceFromConfiguration', { price: formatPrice(locale, plan) })
      )}
    </PlanFields>
  )
}
