import {
  type AdminPlan,
  enterprisePlanFormSchema,
  type PlanForm,
  planFormSchema,
} from '@probant/contract/admin/plans'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { useNestedForm } from '#web/components/form/use-nested-form.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatPrice } from '#web/lib/price.ts'
import { useUpdatePlan } from '../../mutations.ts'
import { type PlanValues, priceCentsOf, valuesOf } from '../../plan-values.ts'
import { PlanFields } from './plan-fields.tsx'
import { PriceField } from './price-field.tsx'

export function PlanEdit({ plan }: { plan: AdminPlan }) {
  const { t } = useTranslation(['admin-plans', 'messages'])
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
    onFailure: (error) => toastFailure(error, t('messages:planUpdateFailed')),
  })
  const send = planForm.onSubmit(async (body, values) => {
    const { texts } = await update.mutateAsync(body)
    planForm.markSaved(values)
    toast.success(t('form.saved', { name: texts[locale].name }))
    await navigate({ to: '/admin/plans' })
  })
  return (
    <PlanFields planForm={planForm} onSubmit={send}>
      {plan.can.setPrice ? (
        <PriceField {...planForm.form.getInputProps('price')} currency={plan.currency} />
      ) : (
        t('form.priceFromConfiguration', { price: formatPrice(locale, plan) })
      )}
    </PlanFields>
  )
}
