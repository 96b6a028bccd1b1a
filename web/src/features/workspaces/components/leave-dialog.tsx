import type { WorkspaceSummary } from '@probant/contract/workspaces'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { toast } from '#web/lib/toast.ts'
import { useLeaveFromOutside } from '../mutations.ts'

interface LeaveDialogProps {
  organization: WorkspaceSummary
  isOpen: boolean
  onClose: () => void
}

/** The last word to an organization that shut one out. */
export default function LeaveDialog({ organization: { ref, name }, isOpen, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('dashboard')
  const leave = useLeaveFromOutside()
  const confirm = () =>
    leave.mutate(ref, {
      onSuccess: () => toast.success(t('workspaces.leaving.left', { name })),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('workspaces.leaving.title', { name })}
      confirm={t('workspaces.leaving.confirm')}
      isDangerous
      isPending={leave.isPending}
      onConfirm={confirm}
    >
      {t('workspaces.leaving.sentence')}
    </ConfirmDialog>
  )
}
