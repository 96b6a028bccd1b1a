import type { Locale } from '@probant/contract/locales'
import { DEFAULT_SCALE, OUT_OF_TWENTY, type Scale } from '@probant/contract/scale/scale'
import {
  PERSONAL,
  type Role,
  type Standing,
  type Workspace,
  type WorkspaceRef,
  type WorkspaceSummary,
} from '@probant/contract/workspaces'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { PlanRow, PlanService } from '#server/modules/plans/index.ts'
import type {
  Subscribed,
  Subscriber,
  SubscriptionRow,
  SubscriptionService,
} from '#server/modules/subscriptions/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import {
  type MemberRow,
  type MembershipRow,
  type OrganizationRow,
  workspaceRepository,
} from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  plans: PlanService
  subscriptions: SubscriptionService
}

/** A workspace with someone in it: what every use case that works in one starts from. */
export interface Membership extends Subscriber {
  ref: WorkspaceRef
  userId: string
  name: string
  role: Role
  standing: Standing
  /** Missing where nothing was chosen. */
  scale: Scale | null
  subscription: SubscriptionRow
  /** The plan that is subscribed to; missing once it was withdrawn. */
  plan: PlanRow | null
  /** Missing in a personal workspace. */
  organization: OrganizationRow | null
  member: MemberRow | null
}

/** Where people work: each in their own workspace, and in those of their organizations. */
export function createWorkspaceService({ db, now, plans, subscriptions }: Dependencies) {
  return {
    async createPersonal(tx: Tx, { id, locale }: { id: string; locale: Locale }): Promise<void> {
      const workspaceId = await workspaceRepository(tx).create({
        userId: id,
        scale: FIRST_SCALES[locale],
        createdAt: now(),
      })
      await subscriptions.beginPersonal(tx, workspaceId)
    },

    /** The id is the organization's too. Whoever deletes their account meanwhile waits, or is found gone. */
    async createForOrganization(tx: Tx, ownerId: string, locale: Locale): Promise<string> {
      ensure(await workspaceRepository(tx).lockOwner(ownerId), 'notAuthenticated')
      const scale = FIRST_SCALES[locale]
      const workspaceId = await workspaceRepository(tx).create({ scale, createdAt: now() })
      await subscriptions.beginOrganization(tx, { workspaceId, ownerId })
      return workspaceId
    },

    delete: (tx: Tx, workspaceId: string) => workspaceRepository(tx).delete(workspaceId),

    /** A workspace as the one that is counted, whoever is in it. */
    async subscriberOf(tx: DbOrTx, workspaceId: string): Promise<Subscriber> {
      const isPersonal = await workspaceRepository(tx).isPersonal(workspaceId)
      return { workspaceId, kind: isPersonal ? 'personal' : 'organization' }
    },

    /** Until the transaction ends, nobody uses up anything where this person works. */
    lockAllOf: (tx: Tx, userId: string) => workspaceRepository(tx).lockAllOf(userId),

    ownsOrganizations: (tx: DbOrTx, userId: string) => workspaceRepository(tx).ownsOrganizations(userId),

    /** Of which one is a member, active or not. */
    organizationsOf: (tx: DbOrTx, userId: string) => workspaceRepository(tx).listOrganizations(userId),

    /** Of the workspaces in which somebody may make something just now; one whose plan was withdrawn has none. */
    async plansInForce(tx: DbOrTx, userId: string): Promise<PlanRow[]> {
      const found: PlanRow[] = []
      for (const row of await workspaceRepository(tx).list(userId)) {
        const membership = row.subscription && membershipOf(row, userId)
        if (!membership || membership.member?.status === 'inactive' || !isActive(membership)) continue
        const plan = await subscriptions.planInForce(tx, membership, membership.kind)
        if (plan) found.push(plan)
      }
      return found
    },

    /** To read there, or to act by one's role. Whoever isn't an active member finds nothing. */
    authorize,

    /** The same for whatever belongs to a workspace that is known by its id. */
    async authorizeById(tx: DbOrTx, actor: Actor, workspaceId: string): Promise<Membership> {
      const membership = await findById(tx, actor, workspaceId)
      ensure(membership, 'organizationNotFound')
      return membership
    },

    /** For whoever has another name for what is not there. */
    findById,

    /** To make something new there. */
    async authorizeToCreate(tx: DbOrTx, actor: Actor, ref: WorkspaceRef): Promise<Membership> {
      const membership = await find(tx, actor, ref)
      ensure(membership, 'organizationNotFound')
      ensure(membership.member?.status !== 'inactive', 'onlyActiveMembersCreate')
      ensureActive(membership)
      return membership
    },

    ensureActive,

    async list(actor: Actor): Promise<WorkspaceSummary[]> {
      const personal = await workspaceRepository(db).findPersonal(actor.userId)
      const organizations = await workspaceRepository(db).listOrganizations(actor.userId)
      return [
        { ref: PERSONAL, kind: 'personal', name: personal?.ownerName ?? '', role: 'owner', isOpen: true },
        ...organizations.map(({ ref, name, role, status }) => ({
          ref,
          kind: 'organization' as const,
          name,
          role,
          isOpen: status === 'active',
        })),
      ]
    },

    async get(actor: Actor, ref: WorkspaceRef): Promise<Workspace> {
      const membership = await authorize(db, actor, ref)
      const plan = await subscriptions.planInForce(db, membership, membership.kind)
      return present(membership, plan)
    },

    async setScale(actor: Actor, ref: WorkspaceRef, scale: Scale): Promise<Workspace> {
      const membership = await authorize(db, actor, ref)
      ensure(membership.role === 'owner', 'roleRequired')
      await workspaceRepository(db).setScale(membership.workspaceId, scale)
      const plan = await subscriptions.planInForce(db, membership, membership.kind)
      return present({ ...membership, scale }, plan)
    },
  }

  async function authorize(tx: DbOrTx, actor: Actor, ref: WorkspaceRef): Promise<Membership> {
    const membership = await find(tx, actor, ref)
    ensure(membership && membership.member?.status !== 'inactive', 'organizationNotFound')
    return membership
  }

  async function findById(
    tx: DbOrTx,
    { userId, key }: Caller,
    workspaceId: string,
  ): Promise<Membership | undefined> {
    if (key && key.workspaceId !== workspaceId) return undefined
    const row = await workspaceRepository(tx).find(workspaceId, userId)
    const membership = row && membershipOf(row, userId)
    return membership?.member?.status === 'inactive' ? undefined : membership
  }

  async function find(
    tx: DbOrTx,
    { userId, key }: Caller,
    ref: WorkspaceRef,
  ): Promise<Membership | undefined> {
    if (key && key.workspace !== ref) return undefined
    if (ref === PERSONAL) {
      const row = await workspaceRepository(tx).findPersonal(userId)
      ensure(row, 'subscriptionNotFound')
      return membershipOf(row, userId)
    }
    const row = await workspaceRepository(tx).find(ref, userId)
    // One's own goes by another name.
    return row?.organization ? membershipOf(row, userId) : undefined
  }

  function membershipOf(row: MembershipRow, userId: string): Membership {
    const { workspaceId, scale, organization, member, subscription, plan } = row
    if (!organization || !member) {
      ensure(subscription, 'subscriptionNotFound')
      const about = { workspaceId, ref: PERSONAL, kind: 'personal', role: 'owner' } as const
      const standing = subscriptions.standingOf(subscription)
      const name = row.ownerName ?? ''
      return { ...about, userId, name, standing, scale, subscription, plan, organization: null, member: null }
    }
    ensure(subscription, 'organizationSubscriptionNotFound')
    const isDeactivated = organization.deactivatedAt !== null
    const standing = subscriptions.standingOf(subscription, { isDeactivated })
    const { name } = organization
    const about = { workspaceId, ref: workspaceId, kind: 'organization', role: member.role } as const
    return { ...about, userId, name, standing, scale, subscription, plan, organization, member }
  }

  function present(membership: Membership, planInForce: Subscribed['plan']): Workspace {
    const { ref, kind, name, role, standing, scale } = membership
    return {
      ref,
      kind,
      name,
      role,
      standing,
      plan: planInForce && plans.present(planInForce),
      scale: scale ?? DEFAULT_SCALE,
      can: {
        create: isActive(membership),
        manageMembers: kind === 'organization' && role !== 'member',
        manageConnections: role !== 'member',
        pay: role === 'owner',
        setScale: role === 'owner',
      },
    }
  }
}

/** A key opens the workspace that it was made for, and none of its owner's others. */
type Caller = Pick<Actor, 'userId' | 'key'>

/** What people are used to there; null: in percent. */
const FIRST_SCALES: Record<Locale, Scale | null> = { en: null, fr: OUT_OF_TWENTY }

export type WorkspaceService = ReturnType<typeof createWorkspaceService>

/** A person always works on, with the free plan if need be; an inactive organization makes nothing new. */
function ensureActive(membership: Membership): void {
  ensure(isActive(membership), 'organizationInactive')
}

function isActive({ kind, standing }: Pick<Membership, 'kind' | 'standing'>): boolean {
  return kind === 'personal' || standing.status !== 'inactive'
}
