import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import type { MemberDialogProps } from '../member-dialog.ts'
import { useRemoveMember } from '../mutations.ts'

export function MemberRemovalDialog({ organizationId, member, isOpen, onClose }: MemberDialogProps) {
  const { t } = useTranslation('organizations')
  const remove = useRemoveMember(organizationId, member.id)
  const name = member.username
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast.success(t('members.removed', { name })),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('members.removeTitle', { name })}
      confirm={t('members.remove')}
      isDangerous
      isPending={remove.isPending}
      onConfirm={confirm}
    >
      {t('members.removeSentence', { email: member.email })}
    </ConfirmDialog>
  )
}
