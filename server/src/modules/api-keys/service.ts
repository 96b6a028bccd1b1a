import { API_KEYS_MAX, type ApiKey, type apiKeyFormSchema } from '@probant/contract/api-keys/keys'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { z } from 'zod'
import type { Db, Tx } from '#server/database/client.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Users } from '#server/modules/users/index.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import { DAY, later, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { newToken } from '#server/platform/security/opaque-token.ts'
import { keyCreatedEmail } from './emails.ts'
import { presentKey } from './present.ts'
import { apiKeyRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  workspaces: WorkspaceService
  usage: UsageService
  users: Users
  sending: Sending
  changed: Announcement<ChangedKey>
}

/** Of an organization: a way in for programs that is there from now on, or no longer. */
export interface ChangedKey {
  actor: Actor
  what: 'created' | 'revoked'
  organizationName: string
  key: { name: string; scopes: string[] }
  owner: { userId: string; email: string }
}

/** The keys by which programs work in a workspace, each in the name of one person. */
export function createApiKeyService({ db, now, workspaces, usage, users, sending, changed }: Dependencies) {
  return {
    async list(actor: Actor, ref: WorkspaceRef): Promise<ApiKey[]> {
      const { workspaceId, role } = await workspaces.authorize(db, actor, ref)
      const rows = await apiKeyRepository(db).list(workspaceId, role === 'owner' ? undefined : actor.userId)
      return rows.map((row) => presentKey(row, actor.userId))
    },

    async create(actor: Actor, ref: WorkspaceRef, form: ApiKeyForm) {
      await workspaces.authorize(db, actor, ref)
      ensure(actor.isEmailVerified, 'emailNotVerified')
      const confirmed = await users.confirmOwner(actor, form.currentPassword)

      return db.transaction(async (tx) => {
        const membership = await authorizeAlone(tx, actor, ref)
        const { workspaceId } = membership
        const owner = await users.lock(tx, actor.userId)
        // Comparing took its time: the account may have been renewed by its owner meanwhile.
        ensure(owner && owner.passwordHash === confirmed.passwordHash, 'currentPasswordIncorrect')
        const there = await apiKeyRepository(tx).count(workspaceId, actor.userId)
        ensure(there < API_KEYS_MAX, 'apiKeyLimitReached', { limit: API_KEYS_MAX })

        const { token, hash } = newToken('key')
        const { name, scopes, days } = form
        const createdAt = now()
        const key = await apiKeyRepository(tx).create({
          workspaceId,
          userId: actor.userId,
          name,
          scopes,
          tokenHash: hash,
          hint: token.slice(-HINT_LENGTH),
          createdAt,
          endsAt: days === null ? null : later(createdAt, days * DAY),
        })
        await announce(tx, membership, { actor, what: 'created', key, owner })
        const { id: userId, email: to, locale } = owner
        await sending.post(tx, { userId, to, locale, ...keyCreatedEmail(locale) })
        return { key: presentKey({ key, owner }, actor.userId), token }
      })
    },

    async revoke(actor: Actor, keyId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const found = await apiKeyRepository(tx).find(keyId)
        const membership = found && (await workspaces.findById(tx, actor, found.key.workspaceId))
        ensure(membership && mayRevoke(actor, membership, found.key), 'apiKeyNotFound')

        const { key, owner } = found
        ensure(await apiKeyRepository(tx).delete(keyId), 'apiKeyNotFound')
        await announce(tx, membership, { actor, what: 'revoked', key, owner })
      })
    },

    /** Whoever has left an organization has no programs there either. */
    forgetMember: (tx: Tx, { organizationId, userId }: { organizationId: string; userId: string }) =>
      apiKeyRepository(tx).deleteOfMember(organizationId, userId),

    /** Of an account that is disabled. */
    revokeAll: (tx: Tx, userId: string) => apiKeyRepository(tx).deleteOfUser(userId),

    /** One that has ended is shown for a while, lest somebody wonders why a program stopped. */
    forgetOld: () => apiKeyRepository(db).deleteEndedBefore(later(now(), -SHOWN_AFTER_END_MS)),
  }

  /** One key at a time, so that nobody gets past their number of them; whoever is leaving has left by then. */
  async function authorizeAlone(tx: Tx, actor: Actor, ref: WorkspaceRef): Promise<Membership> {
    await usage.lock(tx, await workspaces.authorize(tx, actor, ref))
    return workspaces.authorize(tx, actor, ref)
  }

  async function announce(
    tx: Tx,
    { organization }: Membership,
    { actor, what, key, owner }: Happened,
  ): Promise<void> {
    if (!organization) return
    const { name, scopes, userId } = key
    await changed.announce(tx, {
      actor,
      what,
      organizationName: organization.name,
      key: { name, scopes },
      owner: { userId, email: owner.email },
    })
  }
}

export type ApiKeyService = ReturnType<typeof createApiKeyService>

type ApiKeyForm = z.output<typeof apiKeyFormSchema>

interface Happened extends Pick<ChangedKey, 'actor' | 'what'> {
  key: ChangedKey['key'] & { userId: string }
  owner: { email: string }
}

function mayRevoke(actor: Actor, { role }: Membership, key: { userId: string }): boolean {
  return key.userId === actor.userId || role === 'owner'
}

const HINT_LENGTH = 4
const SHOWN_AFTER_END_MS = 30 * DAY
