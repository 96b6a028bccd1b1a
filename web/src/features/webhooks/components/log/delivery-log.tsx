import { NativeSelect, Stack, Text } from '@mantine/core'
import {
  DELIVERY_LOG_DAYS,
  DELIVERY_STATUSES,
  type DeliveryStatus,
} from '@probant/contract/webhooks/deliveries'
import type { Webhook } from '@probant/contract/webhooks/webhooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoRows } from '#web/components/data-table/no-rows.tsx'
import { Pager } from '#web/components/data-table/pager.tsx'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { deliveryListQuery } from '../../queries.ts'
import { DeliveryLines } from './delivery-lines.tsx'

interface DeliveryLogProps {
  webhook: Webhook
  isOpen: boolean
  onClose: () => void
}

/** What was sent to an address, or is to be. */
export function DeliveryLog({ webhook, isOpen, onClose }: DeliveryLogProps) {
  const { t } = useTranslation('connections')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} fills="phone" size="lg" title={t('webhooks.log.title')}>
      <Messages webhook={webhook} />
    </Dialog>
  )
}

const MANY = 10

function Messages({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('connections')
  const { address } = webhook
  const [status, setStatus] = useState<DeliveryStatus>()
  const [page, setPage] = useState(1)
  const list = useQuery(deliveryListQuery(webhook.id, { status, page, pageSize: MANY }))
  const { data, error, refetch } = list
  const narrow = (to: DeliveryStatus | undefined) => {
    setStatus(to)
    setPage(1)
  }
  return (
    <Stack gap="sm">
      <Text className="breakable" c="dimmed">
        {t('webhooks.log.sentence', { address, count: DELIVERY_LOG_DAYS })}
      </Text>
      <NativeSelect
        label={t('webhooks.log.show')}
        value={status ?? ''}
        onChange={({ currentTarget: { value } }) => narrow(DELIVERY_STATUSES.find((one) => one === value))}
        data={[
          { value: '', label: t('webhooks.log.any') },
          ...DELIVERY_STATUSES.map((value) => ({ value, label: t(`webhooks.log.statuses.${value}`) })),
        ]}
      />
      <div>{content()}</div>
    </Stack>
  )

  function content(): ReactNode {
    if (error && !data)
      return <LoadFailure title={t('webhooks.log.failed')} error={error} onRetry={() => refetch()} />
    if (!data) return <TableSkeleton rows={4} />
    if (data.total === 0 && !status) return <NoMessages />
    if (data.items.length === 0) return noneHere(data.total)
    return (
      <>
        <DeliveryLines webhook={webhook} deliveries={data.items} />
        <Pager {...data} onPage={setPage} />
      </>
    )
  }

  /** Behind this filter, or on this page. */
  function noneHere(total: number): ReactNode {
    if (total === 0)
      return (
        <NoRows
          title={t('webhooks.log.noMatch')}
          sentence={t('webhooks.log.noMatchSentence')}
          back={t('webhooks.log.showAll')}
          onBack={() => narrow(undefined)}
        />
      )
    return (
      <NoRows
        title={t('webhooks.log.noPage')}
        sentence={t('webhooks.log.noPageSentence', { count: DELIVERY_LOG_DAYS })}
        back={t('webhooks.log.firstPage')}
        onBack={() => setPage(1)}
      />
    )
  }
}

function NoMessages() {
  const { t } = useTranslation('connections')
  return (
    <EmptyState
      order={3}
      picture={<LetterPicture />}
      title={t('webhooks.log.none')}
      sentence={t('webhooks.log.noneSentence')}
    />
  )
}
