import { Badge, Box, Button, Group, Text } from '@mantine/core'
import type { DeliveryStatus, WebhookDelivery } from '@probant/contract/webhooks/deliveries'
import type { Webhook } from '@probant/contract/webhooks/webhooks'
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Line, Lines } from '#web/components/data-table/lines.tsx'
import { useFocusBack } from '#web/components/form/use-focus-back.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { toast } from '#web/lib/toast.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useSendWebhookAgain } from '../../mutations.ts'
import { useOutcomeWords, useSentWords } from '../../outcome-words.ts'

interface DeliveryLinesProps {
  webhook: Webhook
  deliveries: WebhookDelivery[]
}

export function DeliveryLines({ webhook, deliveries }: DeliveryLinesProps) {
  const { t } = useTranslation('connections')
  return (
    <Lines label={t('webhooks.log.list')}>
      {deliveries.map((delivery) => (
        <DeliveryLine key={delivery.id} webhook={webhook} delivery={delivery} />
      ))}
    </Lines>
  )
}

interface DeliveryProps {
  webhook: Webhook
  delivery: WebhookDelivery
}

function DeliveryLine({ webhook, delivery }: DeliveryProps) {
  const { t } = useTranslation('connections')
  const locale = useLocale()
  const { type, timestamp } = delivery.message
  return (
    <Line actions={<AgainButton webhook={webhook} delivery={delivery} />}>
      <Group gap="4px 8px">
        <Box component="strong" fw={600}>
          {t(`webhooks.events.${type}`)}
        </Box>
        <StatusBadge status={delivery.status} />
      </Group>
      <Box
        component="time"
        className="tabular"
        display="block"
        c="dimmed"
        fz="xs"
        mt={2}
        dateTime={timestamp}
      >
        {formatDateTime(locale, timestamp)}
      </Box>
      <Attempts webhook={webhook} delivery={delivery} />
      <Content delivery={delivery} />
    </Line>
  )
}

const LOOKS = {
  waiting: { color: 'ink', icon: IconClock },
  delivered: { color: 'green', icon: IconCheck },
  failed: { color: 'red', icon: IconAlertTriangle },
} as const satisfies Record<DeliveryStatus, object>

function StatusBadge({ status }: { status: DeliveryStatus }) {
  const { t } = useTranslation('connections')
  const { color, icon: Icon } = LOOKS[status]
  return (
    <Badge color={color} leftSection={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`webhooks.log.statuses.${status}`)}
    </Badge>
  )
}

/** What became of it so far, and when it goes on. */
function Attempts({ webhook, delivery }: DeliveryProps) {
  const { t } = useTranslation('connections')
  const locale = useLocale()
  const now = useNow()
  const words = useOutcomeWords()
  const { attempts: count, nextAttemptAt } = delivery
  // While it is paused, nothing has a time.
  const next = webhook.pause ? null : nextAttemptAt
  const parts = [
    count > 0 && t('webhooks.log.attempts', { count }),
    next &&
      (Date.parse(next) > now.getTime()
        ? t('webhooks.log.next', { when: formatMoment(locale, next, { timeZone: readerZone(), now }) })
        : t('webhooks.log.soon')),
  ].filter(Boolean)
  const outcome = words(delivery)
  return (
    <Box className="tabular breakable" fz="xs">
      {outcome && <div>{outcome}</div>}
      {parts.length > 0 && <Box c="dimmed">{parts.join(' · ')}</Box>}
    </Box>
  )
}

/** Word for word, with the header by which it is known again. */
function Content({ delivery: { id, message } }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation('connections')
  return (
    <Box component="details" fz="xs" mt={4}>
      <summary>{t('webhooks.log.content')}</summary>
      <Text
        component="pre"
        className="card breakable"
        m={0}
        mt={4}
        p="xs"
        bg="var(--paper)"
        ff="monospace"
        size="xs"
        dir="ltr"
        style={{ whiteSpace: 'pre-wrap' }}
      >
        {[`${ID_HEADER}: ${id}`, JSON.stringify(message, null, 2)].join('\n\n')}
      </Text>
    </Box>
  )
}

/** By which a program knows a message again. */
const ID_HEADER = 'webhook-id'

function AgainButton({ webhook, delivery }: DeliveryProps) {
  const { t } = useTranslation('connections')
  const locale = useLocale()
  const words = useSentWords()
  const send = useSendWebhookAgain(webhook.id)
  const holdFocus = useFocusBack(send.isPending)
  const { id, status, message } = delivery
  const isFirst = status === 'waiting'
  const about = {
    event: t(`webhooks.events.${message.type}`),
    when: formatDateTime(locale, message.timestamp),
  }
  const again = () => {
    holdFocus()
    send.mutate(id, {
      onSuccess: (sent) => toast[sent.status === 'delivered' ? 'success' : 'error'](words(sent)),
    })
  }
  return (
    <Button
      variant="default"
      size="xs"
      flex="none"
      loading={send.isPending}
      onClick={again}
      aria-label={t(isFirst ? 'webhooks.log.nowOf' : 'webhooks.log.againOf', about)}
    >
      {t(isFirst ? 'webhooks.log.now' : 'webhooks.log.again')}
    </Button>
  )
}
