import { Alert, Badge, Box, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import type { Mail, MailStatus } from '@probant/contract/admin/mails'
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconEyeOff,
  IconInbox,
  IconQuestionMark,
  IconSend,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useDismissMail, useResendMail } from '../../mutations.ts'

export function MailView({ mail, onGone }: { mail: Mail; onGone: () => void }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <Stack>
      <Group gap="4px 16px" c="dimmed" fz="xs">
        <MailStatusBadge status={mail.status} />
        <span>{mail.recipient}</span>
        <span>{t('mails.writtenAt', { date: formatDateTime(locale, mail.createdAt) })}</span>
        {mail.sentAt && <span>{t('mails.sentAt', { date: formatDateTime(locale, mail.sentAt) })}</span>}
      </Group>
      <Text>{t(`mails.explained.${mail.status}`)}</Text>
      {mail.lastError && (
        <Alert color="red" title={t('mails.lastError')}>
          {mail.lastError}
        </Alert>
      )}
      {mail.linksHidden && !mail.isErased && (
        <Alert color="gray" icon={<IconEyeOff size={20} stroke={1.5} aria-hidden="true" />}>
          {t('mails.linksHidden')}
        </Alert>
      )}
      {(mail.can.resend || mail.can.dismiss) && (
        <Group>
          {mail.can.resend && <Resend mailId={mail.id} />}
          {mail.can.dismiss && <Dismiss mailId={mail.id} onGone={onGone} />}
        </Group>
      )}
      {mail.isErased ? <Text>{t('mails.erased')}</Text> : <MailBody mail={mail} />}
    </Stack>
  )
}

function MailBody({ mail }: { mail: Mail }) {
  const { t } = useTranslation('admin')
  const [view, setView] = useState<'preview' | 'text'>('preview')
  return (
    <>
      <SegmentedControl
        aria-label={t('mails.previewTitle')}
        value={view}
        onChange={setView}
        data={[
          { value: 'preview', label: t('mails.preview') },
          { value: 'text', label: t('mails.text') },
        ]}
      />
      {view === 'preview' ? (
        // Sandboxed: nothing in a mail may run; its links open in a tab of their own.
        <Box
          component="iframe"
          className="card"
          w="100%"
          h="60vh"
          // A mail brings its own paper, which is white.
          bg="#fff"
          style={{ colorScheme: 'light' }}
          title={t('mails.previewTitle')}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={withLinksInNewTab(mail.html)}
        />
      ) : (
        <Text
          component="pre"
          className="card breakable"
          m={0}
          p="md"
          bg="var(--paper)"
          ff="monospace"
          size="xs"
          style={{ whiteSpace: 'pre-wrap' }}
        >
          {mail.text}
        </Text>
      )}
    </>
  )
}

function Resend({ mailId }: { mailId: string }) {
  const { t } = useTranslation('admin')
  const resend = useResendMail()
  const send = () =>
    resend.mutate(mailId, {
      onSuccess: () => toast.success(t('mails.resent')),
    })
  return (
    <Button variant="default" loading={resend.isPending} onClick={send}>
      {t('mails.resend')}
    </Button>
  )
}

/** Dealt with: nobody wants it sent again. */
function Dismiss({ mailId, onGone }: { mailId: string; onGone: () => void }) {
  const { t } = useTranslation('admin')
  const dismiss = useDismissMail()
  const remove = () =>
    dismiss.mutate(mailId, {
      onSuccess: () => {
        toast.success(t('mails.dismissed'))
        onGone()
      },
    })
  return (
    <Button variant="default" loading={dismiss.isPending} onClick={remove}>
      {t('mails.dismiss')}
    </Button>
  )
}

function withLinksInNewTab(html: string): string {
  return html.replace(/<head([^>]*)>/i, '<head$1><base target="_blank">')
}

const LOOKS = {
  waiting: { color: 'ink', icon: IconClock },
  kept: { color: 'gray', icon: IconInbox },
  sending: { color: 'ink', icon: IconSend },
  sent: { color: 'green', icon: IconCheck },
  failed: { color: 'red', icon: IconAlertTriangle },
  unsure: { color: 'yellow', icon: IconQuestionMark },
} as const satisfies Record<MailStatus, object>

export function MailStatusBadge({ status }: { status: MailStatus }) {
  const { t } = useTranslation('admin')
  const { color, icon: Icon } = LOOKS[status]
  return (
    <Badge color={color} leftSection={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`mails.statuses.${status}`)}
    </Badge>
  )
}
