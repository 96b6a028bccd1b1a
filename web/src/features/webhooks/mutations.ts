import type { RequestOf } from '@probant/contract/endpoint'
import { sendWebhookAgain, testWebhook } from '@probant/contract/webhooks/deliveries'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  pauseWebhook,
  renewWebhookSecret,
  resumeWebhook,
} from '@probant/contract/webhooks/webhooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { deliveryKey, webhookListQuery } from './queries.ts'

type WebhookForm = RequestOf<typeof createWebhook>['body']

export function useCreateWebhook() {
  const workspace = useWorkspaceRef()
  return useMutation({
    mutationFn: (body: WebhookForm) => request(createWebhook, { workspace, body }),
    onSuccess: useLookAgain(),
    gcTime: TOLD_ONCE,
  })
}

export function useChangeWebhook(webhookId: string) {
  return useMutation({
    mutationFn: (body: WebhookForm) => request(changeWebhook, { params: { webhookId }, body }),
    onSuccess: useLookAgain(),
  })
}

export function useDeleteWebhook(webhookId: string) {
  return useMutation({
    mutationFn: () => request(deleteWebhook, { params: { webhookId } }),
    meta: { failed: 'operationFailed' },
    onSettled: useLookAgain(),
  })
}

export function useRenewWebhookSecret(webhookId: string) {
  return useMutation({
    mutationFn: () => request(renewWebhookSecret, { params: { webhookId } }),
    meta: { failed: 'operationFailed' },
    onSettled: useLookAgain(),
    gcTime: TOLD_ONCE,
  })
}

/** Stops it, or lets it go on. */
export function useSwitchWebhook(webhookId: string) {
  return useMutation({
    mutationFn: (to: 'pause' | 'resume') =>
      request(to === 'pause' ? pauseWebhook : resumeWebhook, { params: { webhookId } }),
    meta: { failed: 'operationFailed' },
    onSettled: useLookAgain(),
  })
}

export function useTestWebhook(webhookId: string) {
  return useMutation({
    mutationFn: () => request(testWebhook, { params: { webhookId }, timeoutMs: ANSWER_MS }),
    meta: { failed: 'operationFailed' },
    onSettled: useLookAgain(webhookId),
  })
}

export function useSendWebhookAgain(webhookId: string) {
  return useMutation({
    mutationFn: (webhookDeliveryId: string) =>
      request(sendWebhookAgain, { params: { webhookId, webhookDeliveryId }, timeoutMs: ANSWER_MS }),
    meta: { failed: 'operationFailed' },
    onSettled: useLookAgain(webhookId),
  })
}

/** The server waits for somebody else's, for ten seconds. */
const ANSWER_MS = 20_000
/** A secret is kept nowhere. */
const TOLD_ONCE = 0

/** At the list, and at what was sent to one of them. */
function useLookAgain(webhookId?: string) {
  const queryClient = useQueryClient()
  const workspace = useWorkspaceRef()
  return async () => {
    if (webhookId) void queryClient.invalidateQueries({ queryKey: deliveryKey(webhookId) })
    await queryClient.invalidateQueries({ queryKey: webhookListQuery(workspace).queryKey })
  }
}
