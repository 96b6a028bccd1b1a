import type { RequestOf } from '@probant/contract/endpoint'
import { listWebhookDeliveries } from '@probant/contract/webhooks/deliveries'
import { listWebhooks } from '@probant/contract/webhooks/webhooks'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

export const webhookListQuery = (workspace: WorkspaceRef) =>
  queryOptions({
    queryKey: ['webhooks', workspace],
    queryFn: ({ signal }) => request(listWebhooks, { workspace, signal }),
    // What waits is sent by itself.
    refetchInterval: ({ state }) => state.data?.some(isSending) && LOOK_MS,
  })

type Page = RequestOf<typeof listWebhookDeliveries>['querystring']

export const deliveryKey = (webhookId: string) => ['webhook-deliveries', webhookId]

export const deliveryListQuery = (webhookId: string, querystring: Page) =>
  queryOptions({
    queryKey: [...deliveryKey(webhookId), querystring],
    queryFn: ({ signal }) => request(listWebhookDeliveries, { params: { webhookId }, querystring, signal }),
    placeholderData: keepPreviousData,
    // Who opens a log wants to know what is there now.
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.items.some(({ status }) => status === 'waiting') && LOOK_MS,
  })

const LOOK_MS = 10_000

function isSending({ waitingCount, pause }: { waitingCount: number; pause: unknown }): boolean {
  return waitingCount > 0 && !pause
}
