import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ResponseOf } from '@probant/contract/endpoint'
import type { inviteMembers } from '@probant/contract/invitations'
import type { Organization } from '@probant/contract/organizations'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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
  const [report, setReport] = useState<ResponseOf<typeof inviteMembers>>()
  const open = () => {
    setReport(undefined)
    dialog.open()
  }
  return (
    <>
      <Button leftSection={<IconUserPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={open}>
        {t('invite.open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        size="lg"
        title={t('invite.title', { name: organization.name })}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        {report ? (
          <InviteReport
            report={report}
            deliversMail={deliversMail}
            onMore={() => setReport(undefined)}
            onDone={dialog.close}
          />
        ) : (
          <InviteForm organization={organization} onSent={setReport} onCancel={dialog.close} />
        )}
      </Modal>
    </>
  )
}
