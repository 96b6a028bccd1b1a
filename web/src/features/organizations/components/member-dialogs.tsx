import type { Member } from '@probant/contract/members'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { toast } from '#web/lib/toast.ts'
import { useRemoveMember, useSetMemberStatus } from '../mutations.ts'
import { MemberLimitsForm } from './member-limits-form.tsx'

/** What every dialog about a member is told. */
interface MemberDialogProps {
  organizationId: string
  member: Member
  isOpen: boolean
  onClose: () => void
}

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
      <p>{t('members.deactivateSentence')}</p>
      <p>
        {/* Whoever may remove members owns the organization. */}
        {t(member.can.remove ? 'members.deactivateQuizzes' : 'members.deactivateQuizzesAsk')}{' '}
        {member.can.remove && <AnchorLink to="/dashboard/quiz">{t('members.seeQuizzes')}</AnchorLink>}
      </p>
    </ConfirmDialog>
  )
}

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

export function MemberLimitsDialog({ isOpen, onClose, ...of }: MemberDialogProps) {
  const { t } = useTranslation(['organizations', 'common'])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('limits.title', { name: of.member.username })}>
      <MemberLimitsForm {...of} onDone={onClose} />
    </Dialog>
  )
}
