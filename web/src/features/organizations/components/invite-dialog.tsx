import { Box, Button, Flex, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ResponseOf } from '@probant/contract/endpoint'
import type { inviteMembers } from '@probant/contract/invitations'
import type { Organization } from '@probant/contract/organizations'
import { IconCheck, IconMail, IconUserCheck, IconUserPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { OutboxLink } from '#web/components/feedback/outbox-link.tsx'
import { useInvitees } from '../invitees.ts'
import { InviteForm } from './invite-form.tsx'

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
      <Dialog
        isOpen={isOpen}
        onClose={leave}
        // Taken here: Mantine's own listener would hand the same key on to the question, and close it at once.
        closeOnEscape={false}
        onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && leave()}
        size="lg"
        title={t('invite.title', { name: organization.name })}
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
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={question.close}
        title={t('invite.discardTitle')}
        confirm={t('invite.discard')}
        keep={t('invite.keepEditing')}
        isDangerous
        onConfirm={discard}
      >
        {t('invite.discardSentence')}
      </ConfirmDialog>
    </>
  )
}

interface InviteReportProps {
  report: ResponseOf<typeof inviteMembers>
  deliversMail: boolean
  onMore: () => void
  onDone: () => void
}

const PARTS = [
  { part: 'invited', icon: IconCheck },
  { part: 'alreadyMembers', icon: IconUserCheck },
  { part: 'alreadyInvited', icon: IconMail },
] as const

/** What has become of each address. */
function InviteReport({ report, deliversMail, onMore, onDone }: InviteReportProps) {
  const { t } = useTranslation('organizations')
  return (
    <>
      <div>
        {PARTS.filter(({ part }) => report[part].length > 0).map(({ part, icon: Icon }, index) => (
          <Box key={part} mt={index > 0 ? 'md' : 0}>
            <Flex
              component="h3"
              gap="xs"
              align="center"
              m={0}
              ff="text"
              fz="sm"
              fw={600}
              tabIndex={-1}
              ref={index === 0 ? takeFocus : undefined}
            >
              <Icon size={18} stroke={2} aria-hidden="true" />
              {t(`invite.report.${part}`, { count: report[part].length })}
            </Flex>
            <Box component="ul" className="breakable" mt={4} mb={0} ps={26} c="dimmed">
              {report[part].map((email) => (
                <li key={email}>{email}</li>
              ))}
            </Box>
          </Box>
        ))}
        {report.invited.length > 0 && (
          <Text mt="md" c="dimmed">
            {t(deliversMail ? 'invite.report.mailed' : 'invite.report.kept')}
            {!deliversMail && <OutboxLink />}
          </Text>
        )}
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onMore}>
          {t('invite.report.more')}
        </Button>
        <Button onClick={onDone}>{t('invite.report.done')}</Button>
      </Group>
    </>
  )
}

/** The button that was pressed is gone; whoever listens hears what has come of it. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus()
}
