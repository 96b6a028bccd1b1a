import type { MemberLimits, MemberStatus } from '@probant/contract/members'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { members } from '#server/database/schema/organizations.ts'
import { type COUNTED_KINDS, usageCounters } from '#server/database/schema/subscriptions.ts'
import { users } from '#server/database/schema/users.ts'
import { contains } from '#server/database/search.ts'
import type { Count } from './used.ts'

export type CountedKind = (typeof COUNTED_KINDS)[number]

export interface Counter {
  workspaceId: string
  userId: string
  kind: CountedKind
  periodStartsAt: Date
}

/** Someone whose own limits count besides the plan's. */
export interface CountedMember {
  status: MemberStatus
  limits: MemberLimits
}

export function usageRepository(db: DbOrTx) {
  return {
    /** Never below nothing: what is given back twice was used once. */
    async add({ used, ...counter }: Counter & { used: number }): Promise<void> {
      await db
        .insert(usageCounters)
        .values({ ...counter, used: Math.max(used, 0) })
        .onConflictDoUpdate({
          target: [
            usageCounters.workspaceId,
            usageCounters.periodStartsAt,
            usageCounters.kind,
            usageCounters.userId,
          ],
          set: { used: sql`greatest(${usageCounters.used} + ${used}, 0)` },
        })
    },

    async counts(workspaceId: string, userId: string, periodStartsAt: Date): Promise<Count[]> {
      return db
        .select({
          kind: usageCounters.kind,
          total: sql<number>`sum(${usageCounters.used})::int`,
          own: sql<number>`coalesce(sum(${usageCounters.used}) filter (where ${usageCounters.userId} = ${userId}), 0)::int`,
        })
        .from(usageCounters)
        .where(
          and(eq(usageCounters.workspaceId, workspaceId), eq(usageCounters.periodStartsAt, periodStartsAt)),
        )
        .groupBy(usageCounters.kind)
    },

    /** What each of these people has used in the workspace, by kind. */
    async countsOf(workspaceId: string, userIds: string[], periodStartsAt: Date) {
      if (userIds.length === 0) return []
      return db
        .select({
          userId: usageCounters.userId,
          kind: usageCounters.kind,
          used: sql<number>`sum(${usageCounters.used})::int`,
        })
        .from(usageCounters)
        .where(
          and(
            eq(usageCounters.workspaceId, workspaceId),
            inArray(usageCounters.userId, userIds),
            eq(usageCounters.periodStartsAt, periodStartsAt),
          ),
        )
        .groupBy(usageCounters.userId, usageCounters.kind)
    },

    /** Members of an organization, who used most questions first. */
    async pageOfMembers(
      organizationId: string,
      periodStartsAt: Date,
      { search, page, pageSize }: { search: string; page: number; pageSize: number },
    ) {
      const where = and(
        eq(members.organizationId, organizationId),
        contains(search, [users.username, users.email]),
      )
      const questions = sql<number>`(
        select coalesce(sum(${usageCounters.used}), 0) from ${usageCounters}
        where ${usageCounters.workspaceId} = ${members.organizationId}
          and ${usageCounters.periodStartsAt} = ${periodStartsAt}
          and ${usageCounters.kind} in ('questions', 'manualQuestions')
          and ${usageCounters.userId} = ${members.userId}
      )`
      const items = await db
        .select({ member: members, username: users.username, email: users.email })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(where)
        .orderBy(desc(questions), asc(users.username), asc(members.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [total] = await db
        .select({ count: count() })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(where)
      return { items, total: total?.count ?? 0 }
    },

    /** Missing where this person is no member. */
    async findMember(organizationId: string, userId: string): Promise<CountedMember | undefined> {
      const [row] = await db
        .select({
          status: members.status,
          limits: {
            questions: members.questionLimit,
            groups: members.groupLimit,
            groupSize: members.groupSizeLimit,
          },
        })
        .from(members)
        .where(and(eq(members.organizationId, organizationId), eq(members.userId, userId)))
      return row
    },
  }
}
