import { Stack } from '@mantine/core'
import {
  type AdminPlan,
  type EnterprisePlanForm,
  enterprisePlanFormSchema,
} from '@probant/contract/admin/plans'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { useNestedForm } from '#web/components/form/use-nested-form.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { useCreateEnterprisePlan } from '../../mutations.ts'
import { newPlanValues, type PlanValues, priceCentsOf } from '../../plan-values.ts'
import { OrganizationSelect } from './organization-select.tsx'
import { PlanFields } from './plan-fields.tsx'
import { PriceField } from './price-field.tsx'

export function PlanCreation({ plans }: { plans: AdminPlan[] }) {
  const { t } = useTranslation(['admin-plans', 'messages'])
  const locale = useLocale()
  const navigate = useNavigate()
  const create = useCreateEnterprisePlan()
  const planForm = useNestedForm({
    schema: enterprisePlanFormSchema,
    initialValues: newPlanValues(plans),
    toBody: ({ texts, limits, price, organizationId }: PlanValues) =>
      ({ texts, limits, organizationId, priceCents: priceCentsOf(price) }) as EnterprisePlanForm,
    renamed: { priceCents: 'price' },
    onFailure: (error) => toastFailure(error, t('messages:createFailed')),
  })
  const send = planForm.onSubmit(async (body, values) => {
    const { texts, organization } = await create.mutateAsync(body)
    planForm.markSaved(values)
    toast.success(t('form.created', { name: texts[locale].name, organization: organization?.name ?? '' }))
    await navigate({ to: '/admin/plans' })
  })
  return (
    <PlanFields planForm={planForm} onSubmit={send}>
      <Stack>
        <OrganizationSelect {...planForm.form.getInputProps('organizationId')} />
        <PriceField {...planForm.form.getInputProps('price')} currency={plans[0]?.currency ?? ''} />
      </Stack>
    </PlanFields>
  )
}
