import { Badge, Box, Flex, Group, Stack } from '@mantine/core'
import { WEBHOOK_EVENTS } from '@probant/contract/webhooks/events'
import type { Webhook } from '@probant/contract/webhooks/webhooks'
import { IconAlertTriangle, IconPlayerPause } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo, formatDateTime, formatNumber } from '#web/lib/format.ts'
import { useNow } from '#web/lib/use-now.ts'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookMenu } from './webhook-menu.tsx'

interface WebhookRowProps {
  webhook: Webhook
  onDeleted: () => void
}

/** One address: how it stands with it, and what can be done. */
export function WebhookRow({ webhook, onDeleted }: WebhookRowProps) {
  return (
    <Stack component="li" gap="xs" py="sm" ps="md" pe="xs">
      <Flex gap="xs" align="flex-start" justify="space-between">
        <Box flex={1} miw={0} pt={6}>
          <Group gap="4px 8px">
            <Box component="strong" className="breakable" fw={600} dir="ltr">
              {webhook.address}
            </Box>
            <StateBadge webhook={webhook} />
          </Group>
          <Facts webhook={webhook} />
        </Box>
        <WebhookMenu webhook={webhook} onDeleted={onDeleted} />
      </Flex>
      <Notices webhook={webhook} />
      <WebhookActions webhook={webhook} />
    </Stack>
  )
}

/** Nothing where all is well. */
function StateBadge({ webhook: { pause, failingSince } }: { webhook: Webhook }) {
  const { t } = useTranslation('connections')
  if (pause)
    return (
      <Badge
        color={pause.reason === 'by_hand' ? 'gray' : 'yellow'}
        leftSection={<IconPlayerPause size={14} stroke={2} aria-hidden="true" />}
      >
        {t('webhooks.state.paused')}
      </Badge>
    )
  if (!failingSince) return null
  return (
    <Badge color="yellow" leftSection={<IconAlertTriangle size={14} stroke={2} aria-hidden="true" />}>
      {t('webhooks.state.failing')}
    </Badge>
  )
}

function Facts({ webhook: { events, lastDeliveredAt, waitingCount } }: { webhook: Webhook }) {
  const { t } = useTranslation('connections')
  const locale = useLocale()
  const now = useNow()
  const facts = [
    events.length === WEBHOOK_EVENTS.length
      ? t('webhooks.state.allEvents')
      : t('webhooks.state.events', { count: events.length }),
    lastDeliveredAt
      ? t('webhooks.state.lastDelivered', { ago: formatAgo(locale, lastDeliveredAt, now) })
      : t('webhooks.state.never'),
    waitingCount > 0 &&
      t('webhooks.state.waiting', { count: waitingCount, formatted: formatNumber(locale, waitingCount) }),
  ]
  return (
    <Box className="tabular breakable" c="dimmed" fz="xs" mt={2}>
      {facts.filter(Boolean).join(' · ')}
    </Box>
  )
}

const PAUSED = { by_hand: 'byHand', failing: 'byFailing', gone: 'byGone' } as const

/** What is not as usual, and what to do about it. */
function Notices({ webhook: { pause, failingSince, formerSecretUntil } }: { webhook: Webhook }) {
  const { t } = useTranslation('connections')
  const locale = useLocale()
  const at = (instant: string) => ({ when: formatDateTime(locale, instant) })
  return (
    <>
      {pause && <Notice>{t(`webhooks.state.${PAUSED[pause.reason]}`, at(pause.since))}</Notice>}
      {!pause && failingSince && <Notice>{t('webhooks.state.failingSince', at(failingSince))}</Notice>}
      {formerSecretUntil && <Notice>{t('webhooks.state.formerSecret', at(formerSecretUntil))}</Notice>}
    </>
  )
}

function Notice({ children }: { children: string }) {
  return (
    <Box component="p" m={0} pe="xs" fz="xs">
      {children}
    </Box>
  )
}
