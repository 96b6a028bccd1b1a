import type { Organization } from '@probant/contract/organizations'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import { MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure, failingAs, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import type { OrganizationAccess, OrganizationMembership } from './access.ts'
import { newMember } from './members/new-member.ts'
import { memberRepository } from './members/repository.ts'
import type { LeavingMember } from './members/service.ts'
import { presentOrganization } from './present.ts'
import { organizationRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  workspaces: WorkspaceService
  usage: UsageService
  access: OrganizationAccess
  organizationLeaving: Announcement<LeavingOrganization>
  memberLeaving: Announcement<LeavingMember>
}

/** Whoever has something there takes it away, or says why the organization can't go yet. */
export interface LeavingOrganization {
  organizationId: string
}

export function createOrganizationService({
  db,
  now,
  attempts,
  workspaces,
  usage,
  access,
  organizationLeaving,
  memberLeaving,
}: Dependencies) {
  return {
    async create(
      actor: Actor,
      { name, description }: { name: string; description: string },
    ): Promise<Organization> {
      ensure(actor.isEmailVerified, 'emailNotVerified')
      await attempts.begin(creatingKey(actor))
      const { userId } = actor
      const createdAt = now()

      return failingAs('organizationCreateFailed', () =>
        db.transaction(async (tx) => {
          const id = await workspaces.createForOrganization(tx, userId, actor.locale)
          await organizationRepository(tx).create({ id, name, description, ownerId: userId, createdAt })
          const owner = newMember({ organizationId: id, userId, role: 'owner', joinedAt: createdAt })
          await memberRepository(tx).create(owner)
          return present(tx, await access.authorize(tx, actor, id))
        }),
      )
    },

    async get(actor: Actor, organizationId: string): Promise<Organization> {
      return present(db, await access.authorize(db, actor, organizationId))
    },

    async update(
      actor: Actor,
      organizationId: string,
      changes: { name?: string; description?: string },
    ): Promise<Organization> {
      return failingAs('organizationUpdateFailed', () =>
        db.transaction(async (tx) => {
          const { role } = await access.authorizeAndLock(tx, actor, organizationId)
          ensure(role === 'owner', 'roleRequired')

          const isChange = Object.values(changes).some((value) => value !== undefined)
          if (isChange) await organizationRepository(tx).update(organizationId, changes)
          return present(tx, await access.authorize(tx, actor, organizationId))
        }),
      )
    },

    /** What they made stays. Whoever was shut out sees nothing of it any more, and may leave all the same. */
    async leave(actor: Actor, organizationId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await organizationRepository(tx).findForUpdate(organizationId)
        const member = await memberRepository(tx).findOfUser(organizationId, actor.userId)
        ensure(member, 'organizationNotFound')
        ensure(member.role !== 'owner', 'roleRequired')
        // Whatever they are making there is finished first, and handed over with the rest.
        await usage.lock(tx, { workspaceId: organizationId, kind: 'organization' })
        await memberLeaving.announce(tx, member)
        await memberRepository(tx).delete(organizationId, member.id)
      })
    },

    async delete(actor: Actor, organizationId: string, name: string): Promise<void> {
      await db.transaction(async (tx) => {
        const membership = await access.authorizeToDelete(tx, actor, organizationId)
        ensure(membership.role === 'owner', 'roleRequired')
        if (membership.organization.name !== name) refuseField('name', 'organizationNameDiffers')

        // Whoever is using something up there finishes first.
        await usage.lock(tx, membership)
        await organizationLeaving.announce(tx, { organizationId })
        await workspaces.delete(tx, organizationId)
      })
    },

    /** By an administrator: nothing new is made there until it is taken back. */
    async setDeactivated(tx: Tx, organizationId: string, isDeactivated: boolean): Promise<void> {
      const organization = await organizationRepository(tx).findForUpdate(organizationId)
      ensure(organization, 'organizationNotFound')
      const deactivatedAt = isDeactivated ? (organization.deactivatedAt ?? now()) : null
      await organizationRepository(tx).update(organizationId, { deactivatedAt })
    },
  }

  async function present(tx: DbOrTx, membership: OrganizationMembership): Promise<Organization> {
    const people = await organizationRepository(tx).findPeople(membership.workspaceId)
    ensure(people, 'organizationNotFound')
    return presentOrganization(membership, people)
  }
}

export type OrganizationService = ReturnType<typeof createOrganizationService>

/** Nobody needs more than a few in an hour; who wants them has to wait in between. */
function creatingKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `create-organization:${userId}`, rule: { free: 5, longestMs: 15 * MINUTE } } }
}
