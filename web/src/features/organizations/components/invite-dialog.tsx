import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ResponseOf } from '@probant/contract/endpoint'
import type { inviteMembers } from '@probant/contract/invitations'
import type { Organization } from '@probant/contract/organizations'
import { IconUserPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { useInvitees } from '../use-invitees.ts'
import { InviteForm } from './invite-form.tsx'
import { InviteReport } from './invite-report.tsx'

interface InviteDialogProps {
  organization: Organization
  /** Where invitations are to be found depends on whether mail is sent at all. */
  deliversMail: boolean
}

/** First the addresses, then what has become of them. */
export function InviteDialog({ organization, deliversMail }: InviteDialogProps) {
  const { t } = useTranslation(['organizations', 'common'])
  const [isOpen, dialog] = useDisclosure(false)
  const [isAsking, question] = useDisclosure(false)
  const [report, setReport] = useState<ResponseOf<typeof inviteMembers>>()
  const input = useRef<HTMLInputElement>(null)
  const list = useInvitees(organization.id)

  const startAnew = () => {
    list.clear()
    setReport(undefined)
  }
  const open = () => {
    startAnew()
    dialog.open()
  }
  const inviteMore = () => {
    startAnew()
    requestAnimationFrame(() => input.current?.focus())
  }
  /** A key pressed, or a click beside the dialog, may be a slip; a long list was work. */
  const leave = () => (report || list.count === 0 ? dialog.close() : question.open())
  const discard = () => {
    question.close()
    dialog.close()
  }
  return (
    <>
      <Button leftSection={<IconUserPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={open}>
        {t('invite.open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={leave}
        // Taken here: Mantine's own listener would hand the same key on to the question, and close it at once.
        closeOnEscape={false}
        onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && leave()}
        size="lg"
        title={t('invite.title', { name: organization.name })}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        {report ? (
          <InviteReport
            report={report}
            deliversMail={deliversMail}
            onMore={inviteMore}
            onDone={dialog.close}
          />
        ) : (
          <InviteForm
            organization={organization}
            list={list}
            input={input}
            onSent={setReport}
            onCancel={dialog.close}
          />
        )}
      </Modal>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={question.close}
        title={t('invite.discardTitle')}
        confirm={t('invite.discard')}
        isDangerous
        onConfirm={discard}
      >
        {t('invite.discardSentence')}
      </ConfirmDialog>
    </>
  )
}
