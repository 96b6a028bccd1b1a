import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import type { MemberDialogProps } from '../member-dialog.ts'
import { useSetMemberStatus } from '../mutations.ts'

/** Shuts someone out at once, so it is asked twice. */
export function DeactivationDialog({ organizationId, member, isOpen, onClose }: MemberDialogProps) {
  const { t } = useTranslation('organizations')
  const setStatus = useSetMemberStatus(organizationId, member.id)
  const name = member.username
  const confirm = () =>
    setStatus.mutate('inactive', {
      onSuccess: () => toast.success(t('members.deactivated', { name })),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('members.deactivateTitle', { name })}
      confirm={t('members.deactivate')}
      isDangerous
      isPending={setStatus.isPending}
      onConfirm={confirm}
    >
      {t('members.deactivateSentence')}
    </ConfirmDialog>
  )
}
