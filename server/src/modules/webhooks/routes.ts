import { listWebhookDeliveries, sendWebhookAgain, testWebhook } from '@probant/contract/webhooks/deliveries'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  pauseWebhook,
  renewWebhookSecret,
  resumeWebhook,
} from '@probant/contract/webhooks/webhooks'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Webhooks } from './index.ts'

export function webhookRoutes(serve: Serve, { log, ...webhooks }: Webhooks) {
  serve(listWebhooks, ({ actor, workspace }) => webhooks.list(actor, workspace))
  serve(createWebhook, ({ actor, workspace, body }) => webhooks.create(actor, workspace, body))
  serve(changeWebhook, ({ actor, params, body }) => webhooks.change(actor, params.webhookId, body))
  serve(deleteWebhook, ({ actor, params }) => webhooks.delete(actor, params.webhookId))
  serve(renewWebhookSecret, ({ actor, params }) => webhooks.renewSecret(actor, params.webhookId))
  serve(pauseWebhook, ({ actor, params }) => webhooks.pause(actor, params.webhookId))
  serve(resumeWebhook, ({ actor, params }) => webhooks.resume(actor, params.webhookId))

  serve(listWebhookDeliveries, ({ actor, params, querystring }) =>
    log.list(actor, params.webhookId, querystring),
  )
  serve(sendWebhookAgain, ({ actor, params }) => log.sendAgain(actor, params))
  serve(testWebhook, ({ actor, params }) => log.test(actor, params.webhookId))
}
