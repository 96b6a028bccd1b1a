import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { DbOrTx } from '#server/database/client.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { type KnownWebhook, webhookRepository } from './repository.ts'

/** Whoever manages a workspace manages its webhooks; they are the workspace's, whoever made them. */
export function createWebhookAccess({ workspaces }: { workspaces: WorkspaceService }) {
  return {
    async authorizeIn(tx: DbOrTx, actor: Actor, ref: WorkspaceRef): Promise<Membership> {
      const membership = await workspaces.authorize(tx, actor, ref)
      ensure(membership.role !== 'member', 'roleRequired')
      return membership
    },

    async authorize(
      tx: DbOrTx,
      actor: Actor,
      webhookId: string,
    ): Promise<KnownWebhook & { membership: Membership }> {
      const found = await webhookRepository(tx).find(webhookId)
      const membership = found && (await workspaces.findById(tx, actor, found.webhook.workspaceId))
      ensure(membership, 'webhookNotFound')
      ensure(membership.role !== 'member', 'roleRequired')
      return { ...found, membership }
    },
  }
}

export type WebhookAccess = ReturnType<typeof createWebhookAccess>
