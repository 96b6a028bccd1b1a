import { Select, type SelectProps, Skeleton, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import {
  type AdminPlan,
  type EnterprisePlanForm,
  enterprisePlanFormSchema,
} from '@probant/contract/admin/plans'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { useNestedForm } from '#web/components/form/use-nested-form.ts'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { toast } from '#web/lib/toast.ts'
import { PlanFields } from '../components/plans/plan-fields.tsx'
import { PriceField } from '../components/plans/plan-inputs.tsx'
import { useCreateEnterprisePlan } from '../mutations.ts'
import { newPlanValues, type PlanValues, priceCentsOf } from '../plan-values.ts'
import { allPlansQuery, organizationListQuery } from '../queries.ts'

export function NewPlanPage() {
  const { t } = useTranslation('admin')
  const { data: plans, error, refetch } = useQuery(allPlansQuery)
  return (
    <>
      <PageHeader
        title={t('plans.form.createTitle')}
        sentence={t('plans.form.createSentence')}
        actions={<AnchorLink to="/admin/plans">{t('plans.form.back')}</AnchorLink>}
      />
      {error && <LoadFailure title={t('plans.failed')} error={error} onRetry={() => refetch()} />}
      {!error && (plans ? <PlanCreation plans={plans} /> : <Skeleton height={480} radius="lg" />)}
    </>
  )
}

function PlanCreation({ plans }: { plans: AdminPlan[] }) {
  const { t } = useTranslation(['admin', 'common'])
  const locale = useLocale()
  const navigate = useNavigate()
  const create = useCreateEnterprisePlan()
  const planForm = useNestedForm({
    schema: enterprisePlanFormSchema,
    initialValues: newPlanValues(plans),
    toBody: ({ texts, limits, price, organizationId }: PlanValues) =>
      ({ texts, limits, organizationId, priceCents: priceCentsOf(price) }) as EnterprisePlanForm,
    renamed: { priceCents: 'price' },
    onFailure: (error) => toastFailure(error, t('common:messages.createFailed')),
  })
  const send = planForm.onSubmit(async (body, values) => {
    const { texts, organization } = await create.mutateAsync(body)
    planForm.markSaved(values)
    toast.success(
      t('plans.form.created', { name: texts[locale].name, organization: organization?.name ?? '' }),
    )
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

const PAUSE_MS = 250

/** One organization of many: the server looks for what was typed. */
function OrganizationSelect(props: SelectProps) {
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string }>()
  // Its name stands in the field once it is chosen: that is no search for others.
  const [search] = useDebouncedValue(typed === chosen?.label ? '' : typed, PAUSE_MS)
  const { data } = useQuery(organizationListQuery({ search }))

  const found = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const isMissing = chosen && !found.some(({ value }) => value === chosen.value)
  const options = isMissing ? [chosen, ...found] : found
  return (
    <Select
      {...props}
      label={t('plans.form.organization')}
      placeholder={t('plans.form.organizationPlaceholder')}
      maw={480}
      nothingFoundMessage={t('plans.form.organizationNothing')}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      data={options}
      // Found by the owner's address, its name need not hold what was typed.
      filter={({ options }) => options}
      onChange={(value, option) => {
        setChosen(options.find((candidate) => candidate.value === value))
        props.onChange?.(value ?? '', option)
      }}
    />
  )
}
