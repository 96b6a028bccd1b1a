import { ActionIcon, Button, Modal, TextInput } from '@mantine/core'
import { useClipboard, useDisclosure } from '@mantine/hooks'
import type { Invitation } from '@probant/contract/invitations'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
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
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={t('invitations.linkTitle', { email })}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        <p>{t('invitations.linkSentence')}</p>
        <CopiedLink url={link.data?.url ?? ''} />
      </Modal>
    </>
  )
}

function CopiedLink({ url }: { url: string }) {
  const { t } = useTranslation('organizations')
  const clipboard = useClipboard({ timeout: 2000 })
  return (
    <TextInput
      label={t('invitations.linkLabel')}
      readOnly
      value={url}
      onFocus={(event) => event.currentTarget.select()}
      error={clipboard.error ? t('invitations.copyFailed') : undefined}
      rightSectionWidth={40}
      rightSection={
        <ActionIcon
          variant="subtle"
          size={32}
          data-autofocus
          aria-label={t(clipboard.copied ? 'invitations.copied' : 'invitations.copy')}
          onClick={() => clipboard.copy(url)}
        >
          {clipboard.copied ? <IconCheck size={18} stroke={2} /> : <IconCopy size={18} stroke={1.5} />}
        </ActionIcon>
      }
    />
  )
}
