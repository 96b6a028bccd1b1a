import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Invitation } from '@probant/contract/invitations'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { LinkToCopy } from '#web/components/form/link-to-copy.tsx'
import { useInvitationLink } from '../mutations.ts'
import { useFocusAfterWaiting } from '../use-focus-after-waiting.ts'

interface InvitationLinkProps {
  organizationId: string
  invitation: Invitation
}

/** Where no mail is sent, whoever invites hands the link over; each time it is a new one. */
export function InvitationLink({ organizationId, invitation: { id, email } }: InvitationLinkProps) {
  const { t } = useTranslation(['organizations', 'common'])
  const link = useInvitationLink(organizationId, id)
  const button = useFocusAfterWaiting(link.isPending)
  const [isOpen, dialog] = useDisclosure(false)
  return (
    <>
      <Button
        ref={button}
        size="xs"
        variant="default"
        loading={link.isPending}
        onClick={() => link.mutate(undefined, { onSuccess: dialog.open })}
        aria-label={t('invitations.linkOf', { email })}
      >
        {t('invitations.link')}
      </Button>
      <Dialog isOpen={isOpen} onClose={dialog.close} title={t('invitations.linkTitle', { email })}>
        <p>{t('invitations.linkSentence')}</p>
        <LinkToCopy
          url={link.data?.url ?? ''}
          words={{
            label: t('invitations.linkLabel'),
            copy: t('invitations.copy'),
            copied: t('invitations.copied'),
            copyFailed: t('invitations.copyFailed'),
          }}
        />
      </Dialog>
    </>
  )
}
