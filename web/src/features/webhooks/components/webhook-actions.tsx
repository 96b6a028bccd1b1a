import { Button, Flex, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Webhook } from '@probant/contract/webhooks/webhooks'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from '#web/components/form/use-focus-back.ts'
import { toast } from '#web/lib/toast.ts'
import { useSwitchWebhook, useTestWebhook } from '../mutations.ts'
import { useSentWords } from '../outcome-words.ts'
import { DeliveryLog } from './log/delivery-log.tsx'

/** What is done again and again; the rest is in the menu. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('connections')
  const test = useTestWebhook(webhook.id)
  const [isLogOpen, log] = useDisclosure(false)
  const holdFocus = useFocusBack(test.isPending)
  const { address } = webhook
  const send = () => {
    holdFocus()
    test.mutate()
  }
  return (
    <>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          loading={test.isPending}
          onClick={send}
          aria-label={t('webhooks.actions.testOf', { address })}
        >
          {t('webhooks.actions.test')}
        </Button>
        <Button
          variant="default"
          size="xs"
          onClick={log.open}
          aria-label={t('webhooks.actions.messagesOf', { address })}
        >
          {t('webhooks.actions.messages')}
        </Button>
        <SwitchButton webhook={webhook} />
      </Group>
      <TestOutcome test={test} />
      <DeliveryLog webhook={webhook} isOpen={isLogOpen} onClose={log.close} />
    </>
  )
}

/** It stays until the next one: what went wrong has to be read, and mended elsewhere. */
function TestOutcome({ test: { data } }: { test: Pick<ReturnType<typeof useTestWebhook>, 'data'> }) {
  const words = useSentWords()
  const isDelivered = data?.status === 'delivered'
  const Icon = isDelivered ? IconCheck : IconAlertTriangle
  return (
    <div role="status">
      {data && (
        <Flex gap={6} fz="xs" pe="xs" fw={500} c={isDelivered ? 'var(--right)' : 'var(--wrong)'}>
          <Icon style={{ flex: 'none', marginTop: 2 }} size={16} stroke={2} aria-hidden="true" />
          {words(data)}
        </Flex>
      )}
    </div>
  )
}

/** One button that stays in its place, so that whoever presses it can think better of it. */
function SwitchButton({ webhook: { id, address, pause } }: { webhook: Webhook }) {
  const { t } = useTranslation('connections')
  const change = useSwitchWebhook(id)
  const holdFocus = useFocusBack(change.isPending)
  const press = () => {
    holdFocus()
    change.mutate(pause ? 'resume' : 'pause', {
      onSuccess: (webhook) =>
        toast.success(t(webhook.pause ? 'webhooks.actions.paused' : 'webhooks.actions.resumed')),
    })
  }
  return (
    <Button
      variant="default"
      size="xs"
      loading={change.isPending}
      onClick={press}
      aria-label={t(pause ? 'webhooks.actions.resumeOf' : 'webhooks.actions.pauseOf', { address })}
    >
      {t(pause ? 'webhooks.actions.resume' : 'webhooks.actions.pause')}
    </Button>
  )
}
