import { randomBytes } from 'node:crypto'
import { FORMER_SECRET_HOURS } from '@probant/contract/webhooks/webhooks'
import { Webhook } from 'standardwebhooks'
import { HOUR, later, type Now } from '#server/platform/clock.ts'
import { createSealing } from '#server/platform/security/sealing.ts'
import type { WebhookRow } from './repository.ts'

interface Dependencies {
  now: Now
  /** The installation's own. */
  secret: string
}

/** What the messages of each webhook are signed with. It is sealed: to sign, it has to be read again. */
export function createWebhookSecrets({ now, secret }: Dependencies) {
  const sealing = createSealing(secret, 'webhook secret')

  return {
    make(webhookId: string) {
      const told = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
      return { secret: told, sealedSecret: sealing.seal(told, webhookId) }
    },

    /** Whoever receives the messages has a day to learn the new one. */
    renew({ id, sealedSecret }: WebhookRow) {
      const formerSecretUntil = later(now(), FORMER_SECRET_HOURS * HOUR)
      return { ...this.make(id), formerSecret: sealedSecret, formerSecretUntil }
    },

    /** The headers that prove where a message comes from; nothing where this installation can't read the secret any more. */
    sign(webhook: WebhookRow, messageId: string, body: string): Record<string, string> | undefined {
      const { id, sealedSecret, formerSecret, formerSecretUntil } = webhook
      const at = now()
      const isFormerGood = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > at
      const sealed = isFormerGood ? [sealedSecret, formerSecret] : [sealedSecret]
      const secrets = sealed.flatMap((one) => sealing.open(one, id) ?? [])
      if (secrets.length === 0) return undefined
      return {
        'webhook-id': messageId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': secrets.map((one) => new Webhook(one).sign(messageId, at, body)).join(' '),
      }
    },
  }
}

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>

const SECRET_BYTES = 32
