import {
  DELIVERY_LOG_DAYS,
  type DeliveryStatus,
  type WebhookDelivery,
} from '@probant/contract/webhooks/deliveries'
import { TEST_EVENT } from '@probant/contract/webhooks/events'
import type { Db } from '#server/database/client.ts'
import { DAY, later, MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import type { WebhookAccess } from '../access.ts'
import { deliveryRepository } from '../delivery/repository.ts'
import type { WebhookDeliveries } from '../delivery/service.ts'
import { presentDelivery } from '../present.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  access: WebhookAccess
  delivery: WebhookDeliveries
}

/** What was sent to a webhook, and sending by hand. */
export function createDeliveryLog({ db, now, attempts, access, delivery }: Dependencies) {
  return {
    async list(actor: Actor, webhookId: string, query: { status?: DeliveryStatus } & Page) {
      await access.authorize(db, actor, webhookId)
      const { items, total } = await deliveryRepository(db).page(webhookId, query)
      return { items: items.map(presentDelivery), total, page: query.page, pageSize: query.pageSize }
    },

    async sendAgain(actor: Actor, { webhookId, webhookDeliveryId }: Address): Promise<WebhookDelivery> {
      const { webhook } = await access.authorize(db, actor, webhookId)
      await attempts.begin(sendingKey(actor))
      const sent = await delivery.sendNow(webhook, webhookDeliveryId)
      ensure(sent, 'webhookDeliveryNotFound')
      return presentDelivery(sent)
    },

    /** Once: whoever waits for the answer tries again by themselves. */
    async test(actor: Actor, webhookId: string): Promise<WebhookDelivery> {
      const { webhook, membership } = await access.authorize(db, actor, webhookId)
      await attempts.begin(sendingKey(actor))
      const at = now()
      const { id } = await deliveryRepository(db).create({
        webhookId,
        event: TEST_EVENT,
        data: { workspace: membership.ref },
        happenedAt: at,
        status: 'waiting',
        // Nobody but this call sends it, unless the process dies.
        nextAttemptAt: later(at, MINUTE),
        triesUntil: at,
      })
      const sent = await delivery.sendNow(webhook, id)
      ensure(sent, 'webhookNotFound')
      return presentDelivery(sent)
    },

    async forgetOld(): Promise<void> {
      const before = later(now(), -DELIVERY_LOG_DAYS * DAY)
      while ((await deliveryRepository(db).deleteBefore(before, AT_ONCE)) === AT_ONCE);
    },
  }
}

export type DeliveryLog = ReturnType<typeof createDeliveryLog>

interface Address {
  webhookId: string
  webhookDeliveryId: string
}

interface Page {
  page: number
  pageSize: number
}

/** Nobody makes us call somebody again and again. */
function sendingKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `webhook:${userId}`, rule: { free: 30, longestMs: MINUTE } } }
}

const AT_ONCE = 1000
