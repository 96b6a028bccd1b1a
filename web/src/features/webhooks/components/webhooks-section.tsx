import { Alert, Button, Flex, Skeleton, Stack } from '@mantine/core'
import { WEBHOOKS_MAX } from '@probant/contract/webhooks/webhooks'
import { IconMail, IconWebhook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useDialogBesideList } from '#web/components/feedback/use-dialog-beside-list.ts'
import { Section } from '#web/components/layout/section.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { useUser } from '#web/lib/session.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { webhookListQuery } from '../queries.ts'
import { AddWebhookDialog } from './add-webhook-dialog.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** Where this workspace says by itself what happens; for whoever manages it. */
export function WebhooksSection() {
  const { t } = useTranslation('connections')
  return (
    <Section title={t('webhooks.title')} sentence={t('webhooks.sentence')}>
      <Webhooks />
    </Section>
  )
}

function Webhooks() {
  const { t } = useTranslation('connections')
  const { isEmailVerified } = useUser()
  const { data: webhooks, error, refetch } = useQuery(webhookListQuery(useWorkspaceRef()))
  const { button, dialog } = useDialogBesideList()
  const { list, onDeleted } = useFocusAfterDeletion(webhooks)
  if (error && !webhooks)
    return <LoadFailure title={t('webhooks.failed')} error={error} onRetry={() => refetch()} />
  if (!webhooks) return <Skeleton height={76} radius="lg" />

  const add = isEmailVerified ? (
    <Button {...button} leftSection={<IconWebhook size={18} stroke={1.5} aria-hidden="true" />}>
      {t('webhooks.add')}
    </Button>
  ) : (
    <ConfirmFirst />
  )
  return (
    <div ref={list} tabIndex={-1}>
      {webhooks.length === 0 ? (
        <EmptyState
          order={3}
          picture={<LetterPicture />}
          title={t('webhooks.none')}
          sentence={t('webhooks.noneSentence')}
          action={add}
        />
      ) : (
        <Stack>
          <Flex
            component="ul"
            className="plain card lined"
            direction="column"
            aria-label={t('webhooks.list')}
          >
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onDeleted={onDeleted} />
            ))}
          </Flex>
          {webhooks.length < WEBHOOKS_MAX && <div>{add}</div>}
        </Stack>
      )}
      <AddWebhookDialog {...dialog} />
    </div>
  )
}

function ConfirmFirst() {
  const { t } = useTranslation('connections')
  return (
    <Alert color="yellow" icon={<IconMail size={20} stroke={1.5} aria-hidden="true" />}>
      {t('webhooks.confirmFirst')}
    </Alert>
  )
}

/** With its row a deleted one takes the focus along: then the list takes it over. */
function useFocusAfterDeletion(rows: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const isDeleted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the rows change
  useEffect(() => {
    if (!isDeleted.current || document.activeElement !== document.body) return
    isDeleted.current = false
    list.current?.focus({ preventScroll: true })
  }, [rows])
  return {
    list,
    onDeleted: () => {
      isDeleted.current = true
    },
  }
}
