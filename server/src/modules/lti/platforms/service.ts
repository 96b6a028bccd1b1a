import { LTI_KEYS, LTI_LAUNCH, LTI_LOGIN } from '@probant/contract/lti/launch'
import {
  LEARNING_PLATFORMS_MAX,
  type LearningPlatform,
  type LearningPlatformForm,
  type LtiTool,
} from '@probant/contract/lti/platforms'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Outbound } from '#server/platform/outbound/index.ts'
import type { WorkspaceKeys } from '../keys/workspace-keys.ts'
import { type KnownPlatform, learningPlatformRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  origin: () => string
  outbound: Outbound
  workspaces: WorkspaceService
  usage: UsageService
  keys: WorkspaceKeys
  changed: Announcement<ChangedPlatform>
}

/** Of an organization: whose courses send people in from now on, or no longer. */
export interface ChangedPlatform {
  actor: Actor
  what: 'added' | 'changed' | 'removed'
  organizationName: string
  platform: { name: string; issuer: string }
}

/** The learning platforms of a workspace, as whoever manages its connections registers them. */
export function createPlatformService(dependencies: Dependencies) {
  const { db, now, origin, outbound, workspaces, usage, keys, changed } = dependencies

  return {
    async list(actor: Actor, ref: WorkspaceRef): Promise<{ tool: LtiTool; platforms: LearningPlatform[] }> {
      const membership = await workspaces.authorize(db, actor, ref)
      ensureManages(membership)
      const { workspaceId } = membership
      const platforms = await learningPlatformRepository(db).list(workspaceId)
      return { tool: toolOf(workspaceId), platforms: platforms.map(present) }
    },

    async add(actor: Actor, ref: WorkspaceRef, form: LearningPlatformForm): Promise<LearningPlatform> {
      const { workspaceId } = await authorizeToAdd(db, actor, ref)
      ensureCallable(form)
      const key = await keys.prepare(workspaceId)

      return db.transaction(async (tx) => {
        await usage.lock(tx, await authorizeToAdd(tx, actor, ref))
        const membership = await authorizeToAdd(tx, actor, ref)
        const platforms = learningPlatformRepository(tx)
        ensure(
          (await platforms.count(workspaceId)) < LEARNING_PLATFORMS_MAX,
          'learningPlatformLimitReached',
          {
            limit: LEARNING_PLATFORMS_MAX,
          },
        )
        ensure(!(await platforms.findSame(workspaceId, form)), 'learningPlatformThere')

        await key.keep(tx)
        const id = await platforms.create({
          ...form,
          workspaceId,
          registeredById: actor.userId,
          createdAt: now(),
        })
        await announce(tx, membership, { actor, what: 'added', platform: form })
        return present(await get(tx, id))
      })
    },

    async change(actor: Actor, id: string, form: LearningPlatformForm): Promise<LearningPlatform> {
      return db.transaction(async (tx) => {
        const { platform, membership } = await authorizeToManage(tx, actor, id)
        ensureCallable(form)
        await usage.lock(tx, membership)
        const same = await learningPlatformRepository(tx).findSame(platform.workspaceId, form)
        ensure(!same || same.id === id, 'learningPlatformThere')

        const isKnown = form.deploymentIds.includes(platform.unknownDeploymentId ?? '')
        await learningPlatformRepository(tx).update(id, {
          ...form,
          ...(isKnown && { unknownDeploymentId: null }),
        })
        await announce(tx, membership, { actor, what: 'changed', platform: form })
        return present(await get(tx, id))
      })
    },

    async remove(actor: Actor, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const { platform, membership } = await authorizeToManage(tx, actor, id)
        ensure(await learningPlatformRepository(tx).delete(id), 'learningPlatformNotFound')
        await announce(tx, membership, { actor, what: 'removed', platform })
      })
    },
  }

  /** Each workspace has addresses of its own, so that nobody can register a platform in another's name. */
  function toolOf(workspaceId: string): LtiTool {
    return {
      loginUrl: `${origin()}${LTI_LOGIN}/${workspaceId}`,
      launchUrl: `${origin()}${LTI_LAUNCH}`,
      keysUrl: `${origin()}${LTI_KEYS}/${workspaceId}`,
    }
  }

  async function authorizeToAdd(tx: DbOrTx, actor: Actor, ref: WorkspaceRef): Promise<Membership> {
    const membership = await workspaces.authorizeToCreate(tx, actor, ref)
    ensureManages(membership)
    return membership
  }

  async function authorizeToManage(tx: Tx, actor: Actor, id: string) {
    const platform = await learningPlatformRepository(tx).find(id)
    const membership = platform && (await workspaces.findById(tx, actor, platform.workspaceId))
    ensure(membership, 'learningPlatformNotFound')
    ensureManages(membership)
    return { platform, membership }
  }

  /** A browser goes to the address for logging in; the server itself calls the others. */
  function ensureCallable(form: LearningPlatformForm): void {
    for (const field of ['keysUrl', 'tokenUrl'] as const)
      if (!outbound.accepts(form[field])) refuseField(field, 'platformAddressInvalid')
  }

  async function get(tx: Tx, id: string): Promise<KnownPlatform> {
    const platform = await learningPlatformRepository(tx).find(id)
    ensure(platform, 'learningPlatformNotFound')
    return platform
  }

  async function announce(tx: Tx, { organization }: Membership, happened: Happened): Promise<void> {
    if (!organization) return
    const { actor, what, platform } = happened
    const { name, issuer } = platform
    await changed.announce(tx, {
      actor,
      what,
      organizationName: organization.name,
      platform: { name, issuer },
    })
  }
}

export type PlatformService = ReturnType<typeof createPlatformService>

type Happened = Pick<ChangedPlatform, 'actor' | 'what' | 'platform'>

function ensureManages({ role }: Membership): void {
  ensure(role !== 'member', 'roleRequired')
}

function present(platform: KnownPlatform): LearningPlatform {
  const { workspaceId, registeredById, createdAt, lastLaunchAt, ...shown } = platform
  return {
    ...shown,
    createdAt: createdAt.toISOString(),
    lastLaunchAt: lastLaunchAt?.toISOString() ?? null,
  }
}
