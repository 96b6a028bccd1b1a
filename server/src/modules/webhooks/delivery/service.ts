import type { Db } from '#server/database/client.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { type WebhookRow, webhookRepository } from '../repository.ts'
import type { Calling } from './calling.ts'
import type { PauseNotice } from './pause-notice.ts'
import { type DeliveryRow, deliveryRepository } from './repository.ts'
import { afterAttempt, healthAfter, isTaken, type Outcome } from './retrying.ts'

interface Dependencies {
  db: Db
  now: Now
  log: Log
  call: Calling
  notifyPaused: PauseNotice
}

/**
 * Sends what is due, each webhook by itself: one that takes its time holds nobody else up. Better a message that arrives
 * twice than one that never does: what a process had in hand when it died is sent again.
 */
export function createWebhookDelivery({ db, now, log, call, notifyPaused }: Dependencies) {
  /** Of each webhook that something is being sent to. */
  const lanes = new Map<string, Promise<void>>()

  return {
    /** Safe beside itself in any number of processes. Begins, and does not wait for anybody's answer. */
    async sendDue(stopping?: AbortSignal): Promise<void> {
      for (const id of await webhookRepository(db).listDue(now())) {
        if (stopping?.aborted) return
        if (lanes.has(id)) continue
        const lane = sendAll(id, stopping)
          .catch((error) => log.error({ err: error, webhookId: id }, 'a webhook could not be sent'))
          .finally(() => lanes.delete(id))
        lanes.set(id, lane)
      }
    },

    /** Out of turn, for whoever waits for it; also where the webhook is paused. None where the message is gone. */
    async sendNow(webhook: WebhookRow, deliveryId: string): Promise<DeliveryRow | undefined> {
      const delivery = await deliveryRepository(db).claimOne(webhook.id, deliveryId, claimAt(now()))
      if (!delivery) return undefined
      const outcome = await call(webhook, delivery)
      await settle(webhook.id, [{ delivery, outcome }], { isTrial: true })
      return deliveryRepository(db).find(deliveryId)
    },

    /** All that is being sent has its answer. */
    async settled(): Promise<void> {
      while (lanes.size > 0) await Promise.all(lanes.values())
    },
  }

  /** So many at a time, until nothing of it is due. */
  async function sendAll(webhookId: string, stopping?: AbortSignal): Promise<void> {
    while (!stopping?.aborted) {
      const webhook = await webhookRepository(db).findOpen(webhookId, now())
      const due = webhook ? await claim(webhook) : []
      if (!webhook || due.length === 0) return
      const attempts = await Promise.all(
        due.map(async (delivery) => ({ delivery, outcome: await call(webhook, delivery) })),
      )
      await settle(webhookId, attempts)
      const taken = attempts.filter(({ outcome }) => isTaken(outcome)).length
      log.info({ webhookId, taken, failed: attempts.length - taken }, 'webhook messages sent')
      if (taken === 0) return
    }
  }

  /** Where nothing was taken lately, one message finds out whether that has changed. */
  function claim({ id, failureCount }: WebhookRow): Promise<DeliveryRow[]> {
    const share = Math.max(1, Math.floor(MOST_CALLS / lanes.size))
    const limit = failureCount > 0 ? 1 : Math.min(MOST_CALLS_EACH, share)
    return db.transaction((tx) => deliveryRepository(tx).claim(id, limit, claimAt(now())))
  }

  /** A trial by hand shows that an address works again; that it does not, counts for nothing. */
  function settle(webhookId: string, attempts: readonly Attempt[], { isTrial = false } = {}): Promise<void> {
    const at = now()
    const outcomes = attempts.map(({ outcome }) => outcome)
    return db.transaction(async (tx) => {
      const webhooks = webhookRepository(tx)
      const webhook = await webhooks.lock(webhookId)
      if (!webhook) return
      await deliveryRepository(tx).settle(
        attempts.map(({ delivery, outcome }) => ({
          id: delivery.id,
          attempts: delivery.attempts,
          ...afterAttempt(outcome, delivery, at),
        })),
      )
      if (isTrial && !outcomes.some(isTaken)) return
      // Somebody has paused it meanwhile, by their own reason.
      const { pausedAt, pauseReason, ...rest } = healthAfter(outcomes, webhook, at)
      const pauses = pausedAt && !webhook.pausedAt ? { pausedAt, pauseReason } : undefined
      const saved = await webhooks.update(webhookId, { ...rest, ...pauses })
      if (pauses && saved) await notifyPaused(tx, saved)
    })
  }
}

export type WebhookDeliveries = ReturnType<typeof createWebhookDelivery>

interface Attempt {
  delivery: DeliveryRow
  outcome: Outcome
}

/** Longer than any answer is waited for, with room for clocks that differ. */
function claimAt(at: Date) {
  return { at, lostAt: later(at, MINUTE) }
}

/** At once, of this process: shared out equally among those to whom something is sent. */
const MOST_CALLS = 250
const MOST_CALLS_EACH = 50
