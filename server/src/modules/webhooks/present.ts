import type { WebhookDelivery, WebhookMessage } from '@probant/contract/webhooks/deliveries'
import type { Webhook } from '@probant/contract/webhooks/webhooks'
import type { DeliveryRow } from './delivery/repository.ts'
import type { KnownWebhook } from './repository.ts'

export function presentWebhook({ webhook, waitingCount }: KnownWebhook, now: Date): Webhook {
  const { id, address, events, createdAt, pausedAt, pauseReason } = webhook
  const { lastDeliveredAt, failingSince, formerSecretUntil } = webhook
  const isFormerGood = formerSecretUntil !== null && formerSecretUntil > now
  return {
    id,
    address,
    events,
    createdAt: createdAt.toISOString(),
    pause: pausedAt && { since: pausedAt.toISOString(), reason: pauseReason ?? 'by_hand' },
    lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    formerSecretUntil: isFormerGood ? formerSecretUntil.toISOString() : null,
    waitingCount,
  }
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, status, attempts, attemptedAt, nextAttemptAt, answerStatus, fault } = row
  return {
    id,
    message: messageOf(row),
    status,
    attempts,
    attemptedAt: attemptedAt?.toISOString() ?? null,
    nextAttemptAt: status === 'waiting' ? nextAttemptAt.toISOString() : null,
    answerStatus,
    fault,
  }
}

/** The same at each attempt: whoever has it already can tell. */
export function messageOf({ event, happenedAt, data }: DeliveryRow): WebhookMessage {
  return { type: event, timestamp: happenedAt.toISOString(), data }
}
