import { randomUUID } from 'node:crypto'
import { WEBHOOKS_MAX, type Webhook, type webhookFormSchema } from '@probant/contract/webhooks/webhooks'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { z } from 'zod'
import type { Db, Tx } from '#server/database/client.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Membership } from '#server/modules/workspaces/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Outbound } from '#server/platform/outbound/index.ts'
import type { WebhookAccess } from './access.ts'
import { presentWebhook } from './present.ts'
import { type WebhookRow, webhookRepository } from './repository.ts'
import type { WebhookSecrets } from './secrets.ts'

interface Dependencies {
  db: Db
  now: Now
  outbound: Pick<Outbound, 'accepts'>
  usage: UsageService
  access: WebhookAccess
  secrets: WebhookSecrets
  changed: Announcement<ChangedWebhook>
}

/** Of an organization: something outside hears of it from now on, of something else, or no longer. */
export interface ChangedWebhook {
  actor: Actor
  what: 'created' | 'changed' | 'deleted' | 'secret_renewed' | 'paused' | 'resumed'
  organizationName: string
  /** The rest of the address may be a secret. */
  webhook: { host: string; events: string[] }
}

/** Where a workspace says by itself what happens. */
export function createWebhookService({ db, now, outbound, usage, access, secrets, changed }: Dependencies) {
  return {
    async list(actor: Actor, ref: WorkspaceRef): Promise<Webhook[]> {
      const { workspaceId } = await access.authorizeIn(db, actor, ref)
      return (await webhookRepository(db).list(workspaceId)).map((one) => presentWebhook(one, now()))
    },

    async create(actor: Actor, ref: WorkspaceRef, form: WebhookForm) {
      await access.authorizeIn(db, actor, ref)
      ensure(actor.isEmailVerified, 'emailNotVerified')
      ensureCallable(form)

      return db.transaction(async (tx) => {
        // One at a time, so that nobody gets past the number of them.
        await usage.lock(tx, await access.authorizeIn(tx, actor, ref))
        const membership = await access.authorizeIn(tx, actor, ref)
        const { workspaceId } = membership
        const there = await webhookRepository(tx).count(workspaceId)
        ensure(there < WEBHOOKS_MAX, 'webhookLimitReached', { limit: WEBHOOKS_MAX })

        const id = randomUUID()
        const { secret, sealedSecret } = secrets.make(id)
        const made = { id, workspaceId, createdById: actor.userId, ...form, sealedSecret, createdAt: now() }
        const webhook = await webhookRepository(tx).create(made)
        await announce(tx, membership, { actor, what: 'created', webhook })
        return { webhook: presentWebhook({ webhook, waitingCount: 0 }, now()), secret }
      })
    },

    change: (actor: Actor, webhookId: string, form: WebhookForm): Promise<Webhook> =>
      step(actor, webhookId, 'changed', ({ address }) => {
        ensureCallable(form)
        // What the old address took, or not, says nothing of this one.
        return form.address === address ? form : { ...form, ...UNTRIED, lastDeliveredAt: null }
      }),

    pause: (actor: Actor, webhookId: string): Promise<Webhook> =>
      step(actor, webhookId, 'paused', ({ pausedAt }) =>
        pausedAt ? undefined : { pausedAt: now(), pauseReason: 'by_hand' },
      ),

    resume: (actor: Actor, webhookId: string): Promise<Webhook> =>
      step(actor, webhookId, 'resumed', ({ pausedAt }) =>
        pausedAt ? { pausedAt: null, pauseReason: null, ...UNTRIED } : undefined,
      ),

    async renewSecret(actor: Actor, webhookId: string) {
      let told = ''
      const webhook = await step(actor, webhookId, 'secret_renewed', (row) => {
        const { secret, ...renewed } = secrets.renew(row)
        told = secret
        return renewed
      })
      return { webhook, secret: told }
    },

    async delete(actor: Actor, webhookId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const { webhook, membership } = await access.authorize(tx, actor, webhookId)
        ensure(await webhookRepository(tx).delete(webhookId), 'webhookNotFound')
        await announce(tx, membership, { actor, what: 'deleted', webhook })
      })
    },
  }

  /** Load, let `decide` say what changes, save, announce, present. Where nothing changes, nothing is announced. */
  function step(
    actor: Actor,
    webhookId: string,
    what: ChangedWebhook['what'],
    decide: (webhook: WebhookRow) => Partial<WebhookRow> | undefined,
  ): Promise<Webhook> {
    return db.transaction(async (tx) => {
      const webhooks = webhookRepository(tx)
      const { membership, waitingCount } = await access.authorize(tx, actor, webhookId)
      const webhook = await webhooks.lock(webhookId)
      ensure(webhook, 'webhookNotFound')

      const changes = decide(webhook)
      if (!changes) return presentWebhook({ webhook, waitingCount }, now())

      const saved = await webhooks.update(webhookId, changes)
      ensure(saved, 'webhookNotFound')
      await announce(tx, membership, { actor, what, webhook: saved })
      return presentWebhook({ webhook: saved, waitingCount }, now())
    })
  }

  /** What its name resolves to shows at each call. */
  function ensureCallable({ address }: WebhookForm): void {
    if (!outbound.accepts(address)) refuseField('address', 'webhookAddressNotAllowed')
  }

  async function announce(
    tx: Tx,
    { organization }: Membership,
    { actor, what, webhook }: Pick<ChangedWebhook, 'actor' | 'what'> & { webhook: WebhookRow },
  ): Promise<void> {
    if (!organization) return
    const { host } = new URL(webhook.address)
    const about = { host, events: webhook.events }
    await changed.announce(tx, { actor, what, organizationName: organization.name, webhook: about })
  }
}

export type WebhookService = ReturnType<typeof createWebhookService>

type WebhookForm = z.output<typeof webhookFormSchema>

const UNTRIED = { failingSince: null, failureCount: 0, heldUntil: null }
