import type { MemberLimits } from '@probant/contract/members'
import { LIMIT_KINDS, type PlanLimits } from '@probant/contract/plans'
import type { Usage } from '@probant/contract/usage'
import type { DbOrTx, Tx } from '#server/database/client.ts'
import type { Subscribed, Subscriber, SubscriptionService } from '#server/modules/subscriptions/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import { existingRepository } from './existing/repository.ts'
import { refusalOf, type Use } from './quota.ts'
import { type CountedKind, type CountedMember, usageRepository } from './repository.ts'
import { type MemberUsed, memberUsed, ownMeters, usedOf } from './used.ts'

/** Who uses something up, and where. */
export interface Consumer extends Subscriber {
  userId: string
}

/** Counts what is used up, in the transaction of the write: two requests at once can't both take the last unit. */
export function createUsageService({ now, subscriptions }: { now: Now; subscriptions: SubscriptionService }) {
  return {
    /**
     * Takes `adding` units, or refuses, and says in which period. Whoever comes at the same time waits until this
     * transaction ends.
     */
    async take(
      tx: Tx,
      consumer: Consumer,
      use: Use & { kind: CountedKind },
    ): Promise<{ periodStartsAt: Date }> {
      const { limits, periodStartsAt } = await lockedState(tx, consumer)
      const { workspaceId, userId } = consumer
      const counts = await usageRepository(tx).counts(workspaceId, userId, periodStartsAt)

      allow(refusalOf(use, usedOf(use.kind, counts), limits))

      const { kind, adding: used } = use
      await usageRepository(tx).add({ workspaceId, userId, kind, periodStartsAt, used })
      return { periodStartsAt }
    },

    /**
     * What was taken and not used after all, in the period that it was taken in. Where that is not known, but when it
     * was taken is: what belongs to a period that is over stays there.
     */
    async giveBack(
      tx: Tx,
      { workspaceId, userId, ...consumer }: Consumer,
      { kind, count, periodStartsAt, takenAt = now() }: Return,
    ): Promise<void> {
      const { subscription } = await subscriptions.lock(tx, { workspaceId, ...consumer })
      const current = subscriptions.periodOf(subscription).startsAt
      if (!periodStartsAt && takenAt < current) return
      const counter = { workspaceId, userId, kind, periodStartsAt: periodStartsAt ?? current }
      await usageRepository(tx).add({ ...counter, used: -count })
    },

    /**
     * May another group of this size be made there? Groups are not counted but stand there, so one that is deleted
     * gives itself back. Nobody else makes one before this transaction ends.
     */
    async ensureCapacityForGroup(tx: Tx, consumer: Consumer, size: number): Promise<void> {
      const { limits } = await lockedState(tx, consumer)
      const existing = await existingRepository(tx).countGroups(consumer.workspaceId, consumer.userId)
      allow(refusalOf({ kind: 'groups', adding: 1 }, usedOf('groups', [existing]), limits))
      allow(refusalOf({ kind: 'groupSize', adding: size }, NOTHING, limits))
    },

    /** For limits per item: may it become that large? Whose it is, where that is someone else: their limits count. */
    async ensureFits(
      tx: Tx,
      consumer: Consumer,
      { kind, size, ownerId = consumer.userId }: Item & { ownerId?: string | null },
    ): Promise<void> {
      const { limits } = await lockedState(tx, consumer)
      const owner = ownerId === consumer.userId ? limits.member : await limitsOf(tx, consumer, ownerId)
      allow(refusalOf({ kind, adding: size }, NOTHING, { ...limits, member: owner }))
    },

    /** Everything at a glance. */
    async meters(tx: DbOrTx, consumer: Consumer): Promise<Usage> {
      const { workspaceId, userId } = consumer
      const subscribed = await subscriptions.get(tx, consumer)
      const limits = await limitsIn(tx, consumer, subscribed, await findMember(tx, consumer))
      const { startsAt, endsAt } = subscriptions.periodOf(subscribed.subscription)
      const used = [
        ...(await usageRepository(tx).counts(workspaceId, userId, startsAt)),
        ...(await existingRepository(tx).measure(workspaceId, userId)),
      ]
      return {
        period: { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
        meters: LIMIT_KINDS.map((kind) => ({
          kind,
          used: usedOf(kind, used).inWorkspace,
          limit: limits.plan[kind],
        })),
        own: limits.member && ownMeters(limits.member, used),
      }
    },

    /** What each of these members has used of their own limits; everyone is in the answer. */
    async usedByMembers(
      tx: DbOrTx,
      organizationId: string,
      userIds: string[],
    ): Promise<Map<string, MemberUsed>> {
      const subscriber = { workspaceId: organizationId, kind: 'organization' } as const
      const { subscription } = await subscriptions.get(tx, subscriber)
      const { startsAt } = subscriptions.periodOf(subscription)
      const counted = await usageRepository(tx).countsOf(organizationId, userIds, startsAt)
      const existing = await existingRepository(tx).groupsOf(organizationId, userIds)
      return new Map(
        userIds.map((userId) => {
          const counts = counted
            .filter((row) => row.userId === userId)
            .map(({ kind, used }) => ({ kind, total: used, own: used }))
          const { groups = 0, groupSize = 0 } = existing.find((row) => row.userId === userId) ?? {}
          return [userId, { ...memberUsed(counts), groups, groupSize }]
        }),
      )
    },

    /** Until the transaction ends, nobody uses up anything in this workspace: for changing limits. */
    async lock(tx: Tx, subscriber: Subscriber): Promise<void> {
      await subscriptions.lock(tx, subscriber)
    },
  }

  /** Whoever was shut out or removed meanwhile uses up nothing more, whatever was looked at before the lock. */
  async function lockedState(tx: Tx, consumer: Consumer) {
    const subscribed = await subscriptions.lock(tx, consumer)
    const member = await findMember(tx, consumer)
    ensure(consumer.kind === 'personal' || member?.status === 'active', 'onlyActiveMembersCreate')
    const limits = await limitsIn(tx, consumer, subscribed, member)
    return { limits, periodStartsAt: subscriptions.periodOf(subscribed.subscription).startsAt }
  }

  async function findMember(tx: DbOrTx, { kind, workspaceId, userId }: Consumer) {
    return kind === 'organization' ? usageRepository(tx).findMember(workspaceId, userId) : undefined
  }

  /** None where that account is gone, or no member any more. */
  async function limitsOf(tx: Tx, { workspaceId, kind }: Subscriber, userId: string | null) {
    const member = userId === null ? undefined : await findMember(tx, { workspaceId, kind, userId })
    return member?.limits ?? null
  }

  async function limitsIn(
    tx: DbOrTx,
    { kind }: Consumer,
    subscribed: Subscribed,
    member: CountedMember | undefined,
  ): Promise<Limits> {
    const plan = await subscriptions.planInForce(tx, subscribed, kind)
    ensure(plan, 'workspacePlanNotFound')
    return { plan: plan.limits, member: member?.limits ?? null }
  }
}

export type UsageService = ReturnType<typeof createUsageService>

interface Return {
  kind: CountedKind
  count: number
  periodStartsAt?: Date | null
  takenAt?: Date
}

interface Item {
  kind: 'participants' | 'groupSize'
  size: number
}

interface Limits {
  plan: PlanLimits
  member: MemberLimits | null
}

const NOTHING = { inWorkspace: 0, byMember: 0 }
