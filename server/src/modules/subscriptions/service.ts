import { TRIAL_DAYS } from '@probant/contract/limits'
import type { PlanKind } from '@probant/contract/plans'
import type { Standing } from '@probant/contract/workspaces'
import type { DbOrTx, Tx } from '#server/database/client.ts'
import type { PlanRow, PlanService } from '#server/modules/plans/index.ts'
import { DAY, later, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import { keyedHash } from '#server/platform/security/keyed-hash.ts'
import { periodOf } from './period.ts'
import {
  type Subscribed,
  type SubscriptionRow,
  subscriptionRepository,
  trialRepository,
} from './repository.ts'
import { standingOf } from './standing.ts'

interface Dependencies {
  now: Now
  /** The installation's own: makes people who had their trial unrecognisable. */
  secret: string
  plans: PlanService
  /** Is there anyone whom one could pay? Where there isn't, nothing expires. */
  hasProvider: boolean
  /** What a new organization gets where there isn't. */
  defaultOrganizationPlan: PlanKind
}

/** A workspace that subscribes: a person's own, or an organization's. */
export interface Subscriber {
  workspaceId: string
  kind: 'personal' | 'organization'
}

/** Which plan each workspace has, and whether it is in force. */
export function createSubscriptionService({
  now,
  secret,
  plans,
  hasProvider,
  defaultOrganizationPlan,
}: Dependencies) {
  /** Of an organization that has no plan of its own. */
  const defaultPlan = hasProvider ? 'organization' : defaultOrganizationPlan

  return {
    async beginPersonal(tx: Tx, workspaceId: string): Promise<void> {
      const plan = await plans.getCatalogueRow(tx, 'free')
      await subscriptionRepository(tx).create({
        workspaceId,
        planId: plan.id,
        state: 'active',
        createdAt: now(),
      })
    },

    /** An owner's first organization is on trial; any further one waits to be paid. */
    async beginOrganization(tx: Tx, { workspaceId, ownerId }: { workspaceId: string; ownerId: string }) {
      const plan = await plans.getCatalogueRow(tx, defaultPlan)
      const at = now()
      const isTrial = hasProvider && (await beginTrial(tx, ownerId, at))
      await subscriptionRepository(tx).create({
        workspaceId,
        planId: plan.id,
        state: isTrial ? 'trialing' : hasProvider ? 'ended' : 'active',
        trialEndsAt: isTrial ? later(at, TRIAL_DAYS * DAY) : null,
        createdAt: at,
      })
    },

    async get(tx: DbOrTx, subscriber: Subscriber): Promise<Subscribed> {
      return known(await subscriptionRepository(tx).find(subscriber.workspaceId), subscriber)
    },

    /** Until the transaction ends, nobody else counts in this workspace or changes its plan. */
    async lock(tx: Tx, subscriber: Subscriber): Promise<Subscribed> {
      return known(await subscriptionRepository(tx).findForUpdate(subscriber.workspaceId), subscriber)
    },

    /** The same, where it may be missing. */
    lockIfAny: (tx: Tx, workspaceId: string) => subscriptionRepository(tx).findForUpdate(workspaceId),

    /** May it be assigned there, or paid for? */
    fits: (plan: PlanRow, subscriber: Subscriber) =>
      plans.fits(plan, subscriber, hasProvider ? {} : { defaultOrganizationPlan }),

    /** Is someone charged for it, month by month? Not where the provider was taken out of the configuration. */
    isPaid: ({ providerSubscriptionId }: Pick<SubscriptionRow, 'providerSubscriptionId'>) =>
      hasProvider && providerSubscriptionId !== null,

    update: (tx: Tx, workspaceId: string, changes: Partial<SubscriptionRow>) =>
      subscriptionRepository(tx).update(workspaceId, changes),

    /** By an administrator: in force from now on, with nothing to pay. */
    async assign(tx: Tx, workspaceId: string, plan: PlanRow): Promise<void> {
      await subscriptionRepository(tx).update(workspaceId, {
        planId: plan.id,
        state: 'active',
        trialEndsAt: null,
        pastDueSince: null,
        periodStartsAt: null,
        periodEndsAt: null,
        cancelsAt: null,
        priceCents: null,
        currency: null,
        providerSubscriptionId: null,
      })
    },

    /** With the plan that a new organization gets; paid, on trial or ended as before. */
    async moveToDefault(tx: Tx, workspaceId: string): Promise<PlanRow> {
      const plan = await plans.getCatalogueRow(tx, defaultPlan)
      await subscriptionRepository(tx).update(workspaceId, { planId: plan.id })
      return plan
    },

    defaultPlan,

    standingOf(subscription: SubscriptionRow, { isDeactivated = false } = {}): Standing {
      return standingOf(subscription, { now: now(), expires: hasProvider, isDeactivated })
    },

    /** The period in which usage is counted now. */
    periodOf: (subscription: SubscriptionRow) => periodOf(subscription, now()),

    planInForce,

    hasProvider,
  }

  /** One per account and one per address: neither a new account nor a new address brings another. */
  async function beginTrial(tx: Tx, ownerId: string, at: Date): Promise<boolean> {
    const email = await trialRepository(tx).findAddress(ownerId)
    const people = [ownerId, ...(email ? [email] : [])].map((name) => keyedHash('trial', name, secret))
    return trialRepository(tx).begin(people, at)
  }

  /** What counts: a person whose payments have ended is on the free plan; an organization is inactive instead. */
  async function planInForce(tx: DbOrTx, { subscription, plan }: Subscribed, kind: Subscriber['kind']) {
    const { status } = standingOf(subscription, { now: now(), expires: hasProvider })
    return kind === 'personal' && status === 'inactive' ? plans.getCatalogueRow(tx, 'free') : plan
  }
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>

function known(found: Subscribed | undefined, { kind }: Subscriber): Subscribed {
  ensure(found, kind === 'personal' ? 'subscriptionNotFound' : 'organizationSubscriptionNotFound')
  return found
}
