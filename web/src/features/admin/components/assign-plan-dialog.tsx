import { Alert, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AssignPlanProps } from './assign-plan.tsx'
import { AssignPlanForm } from './assign-plan-form.tsx'

type Props = AssignPlanProps & { isOpen: boolean; onClose: () => void }

/** Whoever pays is told so here, where the choice would be: the payment provider decides on that plan. */
export function AssignPlanDialog({ isOpen, onClose, ...props }: Props) {
  const { t } = useTranslation(['admin', 'common'])
  const { name, isPaying } = props
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('plan.assignTo', { name })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {isPaying && (
        <Alert color="yellow" title={t('plan.payingTitle')} mb="md">
          {t('plan.payingSentence', { name })}
        </Alert>
      )}
      <AssignPlanForm {...props} onDone={onClose} />
    </Modal>
  )
}
