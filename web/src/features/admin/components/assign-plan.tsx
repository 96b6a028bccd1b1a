import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { AdminPlan } from '@probant/contract/admin/plans'
import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AssignPlanDialog } from './assign-plan-dialog.tsx'

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
