import type { RequestOf } from '@probant/contract/endpoint'
import { listWebhookDeliveries } from '@probant/contract/webhooks/deliveries'
import { WEBHOOK_EVENTS, type WebhookEvent } from '@probant/contract/webhooks/events'
import { createWebhook, listWebhooks } from '@probant/contract/webhooks/webhooks'
import type { Browser } from './browser.ts'
import { webhookReceiver } from './fakes/webhook-receiver.ts'
import { inWorkspace } from './questions.ts'
import type { testApp } from './test-app.ts'

/** Webhooks with programs behind them that speak real HTTP; the app has to allow its own network. */
export function webhooksOf(test: ReturnType<typeof testApp>) {
  return {
    /** Of all that happens, unless something else is said. */
    async aWebhook(maker: Browser, { events = [...WEBHOOK_EVENTS], workspace, answer }: Options = {}) {
      const receiver = await webhookReceiver(answer)
      const body = { address: receiver.address, events }
      const made = await maker.call(createWebhook, { body }, inWorkspace(workspace))
      if (made.status !== 201) throw new Error(JSON.stringify(made.body))
      const { webhook, secret } = made.body
      const params = { webhookId: webhook.id }
      return {
        receiver,
        secret,
        params,
        deliveries: async (querystring: Partial<Listed> = {}) =>
          (await maker.call(listWebhookDeliveries, { params, querystring })).body.items,
        async get() {
          const { body } = await maker.call(listWebhooks, {}, inWorkspace(workspace))
          const found = body.find(({ id }) => id === webhook.id)
          if (!found) throw new Error('there is no such webhook')
          return found
        },
      }
    },

    /** All that is due, with the answers. */
    async send(): Promise<void> {
      await test.services.webhooks.delivery.sendDue()
      await test.services.webhooks.delivery.settled()
    },
  }
}

interface Options {
  events?: WebhookEvent[]
  workspace?: string
  answer?: Parameters<typeof webhookReceiver>[0]
}

type Listed = RequestOf<typeof listWebhookDeliveries>['querystring']
