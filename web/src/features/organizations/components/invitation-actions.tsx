import { Button, Flex } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Invitation } from '@probant/contract/invitations'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { toast } from '#web/lib/toast.ts'
import { useResendInvitation, useRevokeInvitation } from '../mutations.ts'
import { useFocusAfterWaiting } from '../use-focus-after-waiting.ts'
import { useFocusOnceGone } from '../use-focus-once-gone.ts'
import { InvitationLink } from './invitation-link.tsx'

interface InvitationActionsProps {
  organizationId: string
  invitation: Invitation
  deliversMail: boolean
  /** Where to go on once the row is withdrawn. */
  onGone: () => void
}

export function InvitationActions(props: InvitationActionsProps) {
  const { organizationId, invitation, deliversMail, onGone } = props
  const { t } = useTranslation('organizations')
  const [isAsking, question] = useDisclosure(false)
  const resend = useResendInvitation(organizationId, invitation.id)
  const revoke = useRevokeInvitation(organizationId, invitation.id)
  const followRow = useFocusOnceGone(onGone)
  const resendButton = useFocusAfterWaiting(resend.isPending)
  const { email, can } = invitation

  const sendAgain = () =>
    resend.mutate(undefined, {
      onSuccess: () =>
        toast.success(t(deliversMail ? 'invitations.resent' : 'invitations.resentKept', { email })),
    })
  const withdraw = () =>
    revoke.mutate(undefined, {
      onSuccess: () => {
        followRow()
        toast.success(t('invitations.revoked', { email }))
      },
      onSettled: question.close,
    })
  return (
    <Flex component="span" gap="xs" justify="flex-end" wrap="wrap" display="inline-flex">
      {can.resend && (
        <Button
          ref={resendButton}
          size="xs"
          variant="default"
          loading={resend.isPending}
          onClick={sendAgain}
          aria-label={t('invitations.resendTo', { email })}
        >
          {t('invitations.resend')}
        </Button>
      )}
      {can.resend && !deliversMail && (
        <InvitationLink organizationId={organizationId} invitation={invitation} />
      )}
      {can.revoke && (
        <Button
          size="xs"
          variant="default"
          onClick={question.open}
          aria-label={t('invitations.revokeOf', { email })}
        >
          {t('invitations.revoke')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={question.close}
        title={t('invitations.revokeTitle', { email })}
        confirm={t('invitations.revoke')}
        isDangerous
        isPending={revoke.isPending}
        onConfirm={withdraw}
      >
        {t('invitations.revokeSentence')}
      </ConfirmDialog>
    </Flex>
  )
}
