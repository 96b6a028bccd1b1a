import type { MemberLimitKind, MemberLimits } from '@probant/contract/members'
import { LIMIT_KINDS, type LimitKind, type PlanLimits } from '@probant/contract/plans'
import type { Usage } from '@probant/contract/usage'
import type { DbOrTx, Tx } from '#server/database/client.ts'
import type { Period } from '#server/modules/subscriptions/period.ts'
import type { Subscribed } from '#server/modules/subscriptions/repository.ts'
import type { Subscriber, SubscriptionService } from '#server/modules/subscriptions/service.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import { memberLimitFor, refusalOf, type Use } from './quota.ts'
import { type Count, type CountedKind, type CountedMember, usageRepository } from './repository.ts'

/** Who uses something up, and where. */
export interface User extends Subscriber {
  userId: string
}

export type MemberUsed = Record<MemberLimitKind, number>

/** Counts what is used up, in the transaction of the write: two requests at once can't both take the last unit. */
export function createUsageService({ now, subscriptions }: { now: Now; subscriptions: SubscriptionService }) {
  return {
    /**
     * Takes `adding` units, or refuses, and says in which period. Whoever comes at the same time waits until this
     * transaction ends.
     */
    async take(tx: Tx, user: User, use: Use & { kind: CountedKind }): Promise<{ periodStartsAt: Date }> {
      const { counts, limits, period } = await lockedState(tx, user)

      const refused = refusalOf(use, usedOf(use.kind, counts), limits)
      if (refused) throw refused

      const counter = counterOf(user, use.kind, period)
      await usageRepository(tx).add({ ...counter, used: use.adding })
      return { periodStartsAt: counter.periodStartsAt }
    },

    /**
     * What was taken and not used after all, in the period that it was taken in. Where that is not known, but when it
     * was taken is: what belongs to a period that is over stays there.
     */
    async giveBack(
      tx: Tx,
      user: User,
      { kind, count, periodStartsAt, takenAt = now() }: Return,
    ): Promise<void> {
      const { subscription } = await subscriptions.lock(tx, user)
      if (periodStartsAt) {
        const { workspaceId, userId } = user
        return usageRepository(tx).add({ workspaceId, userId, kind, periodStartsAt, used: -count })
      }
      const period = subscriptions.periodOf(subscription)
      if (kind !== 'groups' && takenAt < period.startsAt) return
      await usageRepository(tx).add({ ...counterOf(user, kind, period), used: -count })
    },

    /** For limits per item: may it become that large? */
    async ensureFits(
      tx: Tx,
      user: User,
      { kind, size }: { kind: 'participants' | 'groupSize'; size: number },
    ) {
      const { limits } = await lockedState(tx, user)
      const refused = refusalOf({ kind, adding: size }, { inWorkspace: 0, byMember: 0 }, limits)
      if (refused) throw refused
    },

    /** Everything at a glance. */
    async meters(tx: DbOrTx, user: User): Promise<Usage> {
      const subscribed = await subscriptions.get(tx, user)
      const { counts, limits, period } = await stateOf(tx, user, subscribed, await findMember(tx, user))
      return {
        period: { startsAt: period.startsAt.toISOString(), endsAt: period.endsAt.toISOString() },
        meters: LIMIT_KINDS.map((kind) => ({
          kind,
          used: usedOf(kind, counts).inWorkspace,
          limit: limits.plan[kind],
        })),
        own: limits.member && ownMeters(limits.member, counts),
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
      const period = subscriptions.periodOf(subscription)
      const rows = await usageRepository(tx).countsOf(organizationId, userIds, [period.startsAt, STANDING])
      return new Map(
        userIds.map((userId) => {
          const counts = rows
            .filter((row) => row.userId === userId)
            .map(({ kind, used }) => ({ kind, total: used, own: used }))
          return [userId, memberUsed(counts)]
        }),
      )
    },

    /** Until the transaction ends, nobody uses up anything in this workspace: for changing limits. */
    async hold(tx: Tx, subscriber: Subscriber): Promise<void> {
      await subscriptions.lock(tx, subscriber)
    },
  }

  /** Whoever was shut out or removed meanwhile uses up nothing more, whatever was looked at before the lock. */
  async function lockedState(tx: Tx, user: User) {
    const subscribed = await subscriptions.lock(tx, user)
    const member = await findMember(tx, user)
    ensure(user.kind === 'personal' || member?.status === 'active', 'onlyActiveMembersCreate')
    return stateOf(tx, user, subscribed, member)
  }

  async function findMember(tx: DbOrTx, { kind, workspaceId, userId }: User) {
    return kind === 'organization' ? usageRepository(tx).findMember(workspaceId, userId) : undefined
  }

  async function stateOf(tx: DbOrTx, user: User, subscribed: Subscribed, member: CountedMember | undefined) {
    const plan = await subscriptions.planInForce(tx, subscribed, user.kind)
    ensure(plan, 'workspacePlanNotFound')
    const period = subscriptions.periodOf(subscribed.subscription)
    const { workspaceId, userId } = user
    const counts = await usageRepository(tx).counts(workspaceId, userId, [period.startsAt, STANDING])
    return { period, counts, limits: { plan: plan.limits, member: member?.limits ?? null } satisfies Limits }
  }
}

export type UsageService = ReturnType<typeof createUsageService>

interface Return {
  kind: CountedKind
  count: number
  periodStartsAt?: Date | null
  takenAt?: Date
}

interface Limits {
  plan: PlanLimits
  member: MemberLimits | null
}

/** What is counted as it stands has one period that never ends. */
const STANDING = new Date(0)

function counterOf({ workspaceId, userId }: User, kind: CountedKind, period: Period) {
  return { workspaceId, userId, kind, periodStartsAt: kind === 'groups' ? STANDING : period.startsAt }
}

function usedOf(kind: LimitKind, counts: Count[]) {
  const memberKind = memberLimitFor(kind)
  return {
    inWorkspace: counts.find((count) => count.kind === kind)?.total ?? 0,
    byMember: memberKind ? memberUsed(counts)[memberKind] : 0,
  }
}

/** Generated and hand-written questions count together for a member. A group's size is not counted but measured. */
function memberUsed(counts: Count[]): MemberUsed {
  const own = (kind: CountedKind) => counts.find((count) => count.kind === kind)?.own ?? 0
  return { questions: own('questions') + own('manualQuestions'), groups: own('groups'), groupSize: 0 }
}

function ownMeters(limits: MemberLimits, counts: Count[]): NonNullable<Usage['own']> {
  const used = memberUsed(counts)
  return (['questions', 'groups', 'groupSize'] as const).map((kind) => ({
    kind,
    used: used[kind],
    limit: limits[kind],
  }))
}
