import { Alert, Badge, Button, Group, Radio, Skeleton, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { AdminPlan } from '@probant/contract/admin/plans'
import { type UseMutationResult, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { refusalOf } from '#web/components/form/refusal.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { toast } from '#web/lib/toast.ts'
import { allPlansQuery } from '../queries.ts'

export interface AssignPlanProps {
  /** Of the person or the organization. */
  name: string
  planId: string | null
  isPaying: boolean
  /** Is it made for this workspace? */
  isFit: (plan: AdminPlan) => boolean
  hint?: string
  assign: UseMutationResult<unknown, Error, string>
}

export function AssignPlan(props: AssignPlanProps) {
  const { t } = useTranslation('admin')
  const [isOpen, dialog] = useDisclosure(false, { onOpen: props.assign.reset })
  return (
    <>
      <Button
        size="xs"
        variant="default"
        onClick={dialog.open}
        aria-label={t('plan.assignTo', { name: props.name })}
      >
        {t('plan.assign')}
      </Button>
      <AssignPlanDialog {...props} isOpen={isOpen} onClose={dialog.close} />
    </>
  )
}

type Props = AssignPlanProps & { isOpen: boolean; onClose: () => void }

/** Whoever pays is told so here, where the choice would be: the payment provider decides on that plan. */
function AssignPlanDialog({ isOpen, onClose, ...props }: Props) {
  const { t } = useTranslation(['admin', 'common'])
  const { name, isPaying } = props
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('plan.assignTo', { name })}>
      {isPaying && (
        <Alert color="yellow" title={t('plan.payingTitle')} mb="md">
          {t('plan.payingSentence', { name })}
        </Alert>
      )}
      <AssignPlanForm {...props} onDone={onClose} />
    </Dialog>
  )
}

type AssignPlanFormProps = AssignPlanProps & { onDone: () => void }

function AssignPlanForm({ name, planId, isPaying, isFit, hint, assign, onDone }: AssignPlanFormProps) {
  const { t } = useTranslation(['admin', 'common'])
  const locale = useLocale()
  const { data: plans, error, refetch } = useQuery(allPlansQuery)
  const [chosen, setChosen] = useState(planId ?? '')
  const refusal = refusalOf(assign.error)
  if (error) return <LoadFailure title={t('plan.failed')} error={error} onRetry={() => refetch()} />
  if (!plans) return <Skeleton height={120} radius="lg" />

  const send = (event: FormEvent) => {
    event.preventDefault()
    assign.mutate(chosen, {
      onSuccess: () => {
        const plan = plans.find(({ id }) => id === chosen)?.texts[locale].name ?? ''
        toast.success(t('plan.assigned', { name, plan }))
        onDone()
      },
    })
  }
  return (
    <form onSubmit={send}>
      <Radio.Group
        label={t('plan.choose', { name })}
        description={hint}
        value={chosen}
        onChange={setChosen}
        error={refusal && (refusal.fields.planId ?? refusal.message)}
      >
        <Stack gap="xs" my="sm">
          {plans.filter(isFit).map((plan) => (
            <Radio
              key={plan.id}
              value={plan.id}
              disabled={isPaying}
              label={plan.texts[locale].name}
              description={plan.texts[locale].description}
            />
          ))}
        </Stack>
      </Radio.Group>
      <FormFooter mt="lg" onCancel={onDone}>
        <Button type="submit" loading={assign.isPending} disabled={isPaying || !chosen || chosen === planId}>
          {t('plan.assign')}
        </Button>
      </FormFooter>
    </form>
  )
}

/** How the plan of a workspace is called, and whether somebody pays for it. */
export function PlanName({ planId, isPaying }: { planId: string | null; isPaying: boolean }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data: plans, isPending } = useQuery(allPlansQuery)
  const plan = plans?.find(({ id }) => id === planId)
  if (planId && isPending) return <Skeleton height={20} width={80} />
  return (
    <Group display="inline-flex" gap={6}>
      {plan ? plan.texts[locale].name : <Badge color="yellow">{t('plan.none')}</Badge>}
      {isPaying && <Badge color="ink">{t('plan.paying')}</Badge>}
    </Group>
  )
}
