import type { AuditAction, AuditEntry } from '@probant/contract/admin/audit'
import type { Db, Tx } from '#server/database/client.ts'
import type { ChangedKey } from '#server/modules/api-keys/index.ts'
import type { ChangedBranding } from '#server/modules/branding/index.ts'
import type { ChangedPlatform } from '#server/modules/lti/index.ts'
import type { HandedQuiz } from '#server/modules/quizzes/index.ts'
import type { ChangedWebhook } from '#server/modules/webhooks/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { type AuditEntryRow, type AuditQuery, auditRepository, GONE } from './repository.ts'

/** Something an administrator did, in words that outlive what it was done to. */
export interface Action {
  action: AuditAction
  target: string
  /** The account it was done to, if it was one: once that is gone, so is its name here. */
  targetUserId?: string
  /** Never a secret: every administrator reads it. */
  details?: Record<string, unknown> | null
}

/** What administrators did, for the others to look up. */
export function createAudit({ db, now }: { db: Db; now: Now }) {
  return {
    record,

    /** By the owner of an organization: from then on somebody else grades, and may see what was answered. */
    recordHandedQuiz: (tx: Tx, { actor, quiz, to, organizationName }: HandedQuiz): Promise<void> =>
      record(tx, actor, {
        action: 'quiz.handed_over',
        target: to.email,
        targetUserId: to.userId,
        details: { quiz: quiz.title, organization: organizationName },
      }),

    /** By the owner of an organization: what strangers read in its mails and on its pages. */
    recordBranding: (tx: Tx, { actor, organizationName, branding }: ChangedBranding): Promise<void> =>
      record(tx, actor, {
        action: 'branding.changed',
        target: organizationName,
        details: branding && {
          name: branding.name,
          line: branding.line,
          senderName: branding.senderName,
          ...(branding.signerName && { signerName: branding.signerName }),
        },
      }),

    /** In an organization: a program that gets in from now on, or no longer. */
    recordApiKey: (tx: Tx, { actor, what, organizationName, key, owner }: ChangedKey): Promise<void> =>
      record(tx, actor, {
        action: `key.${what}`,
        target: owner.email,
        targetUserId: owner.userId,
        details: { apiKey: key.name, scopes: key.scopes, organization: organizationName },
      }),

    /** In an organization: whose courses send people in from now on, or no longer. */
    recordLearningPlatform: (
      tx: Tx,
      { actor, what, organizationName, platform }: ChangedPlatform,
    ): Promise<void> =>
      record(tx, actor, {
        action: `platform.${what}`,
        target: platform.name,
        details: { issuer: platform.issuer, organization: organizationName },
      }),

    /** In an organization: something outside that is told what happens, or no longer. */
    recordWebhook: (tx: Tx, { actor, what, organizationName, webhook }: ChangedWebhook): Promise<void> =>
      record(tx, actor, {
        action: `webhook.${what}`,
        target: webhook.host,
        details: { events: webhook.events, organization: organizationName },
      }),

    /** The entry is as silent about whose account it was as the others are from then on. */
    recordDeletedAccount: (tx: Tx, actor: Actor): Promise<void> =>
      record(tx, actor, { action: 'user.deleted', target: GONE }),

    /** That something was done, by whom and when stays; to whom does not. What they did themselves stays theirs. */
    forget: (tx: Tx, person: { userId: string; email: string | undefined }) =>
      auditRepository(tx).forgetTarget(person),

    async list(query: AuditQuery) {
      const { items, total } = await auditRepository(db).page(query)
      return { items: items.map(present), total, page: query.page, pageSize: query.pageSize }
    },
  }

  /** In the transaction of the action: done and told together, or not at all. */
  async function record(
    tx: Tx,
    actor: Actor,
    { action, target, targetUserId, details }: Action,
  ): Promise<void> {
    await auditRepository(tx).add({
      at: now(),
      actorId: actor.userId,
      actor: actor.email,
      action,
      target,
      targetUserId,
      details: { ...details, ...(actor.key && { byKey: actor.key.name }) },
    })
  }
}

export type Audit = ReturnType<typeof createAudit>

function present({ id, at, actor, action, target, details }: AuditEntryRow): AuditEntry {
  return { id, at: at.toISOString(), actor, action, target, details }
}
