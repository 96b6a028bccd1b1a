import { and, count, eq, inArray, max, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { groupMembers, groups } from '#server/database/schema/groups.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import type { Count } from '../used.ts'

/** What is not counted but looked at as it stands: groups, and the largest of whatever is limited per item. */
export function existingRepository(db: DbOrTx) {
  return {
    async countGroups(workspaceId: string, userId: string): Promise<Count> {
      const own = sql`count(*) filter (where ${groups.creatorId} = ${userId})`.mapWith(Number)
      const [row] = await db
        .select({ total: count(), own })
        .from(groups)
        .where(eq(groups.workspaceId, workspaceId))
      return { kind: 'groups', total: 0, own: 0, ...row }
    },

    /** All of it, in one look. */
    async measure(workspaceId: string, userId: string): Promise<Count[]> {
      const sizes = groupSizes(eq(groups.workspaceId, workspaceId))
      const isOwn = sql`${sizes.creatorId} = ${userId}`
      const [row] = await db
        .select({
          groups: count(),
          ownGroups: sql`count(*) filter (where ${isOwn})`.mapWith(Number),
          largest: sql`coalesce(max(${sizes.size}), 0)`.mapWith(Number),
          ownLargest: sql`coalesce(max(${sizes.size}) filter (where ${isOwn}), 0)`.mapWith(Number),
          mostParticipants: sql`coalesce(${mostParticipants(workspaceId)}, 0)`.mapWith(Number),
        })
        .from(sizes)
      if (!row) throw new Error('nothing was measured')
      return [
        { kind: 'groups', total: row.groups, own: row.ownGroups },
        { kind: 'groupSize', total: row.largest, own: row.ownLargest },
        { kind: 'participants', total: row.mostParticipants, own: 0 },
      ]
    },

    /** How many groups each of these people has made there, and how large the largest of them is. */
    async groupsOf(workspaceId: string, userIds: string[]) {
      if (userIds.length === 0) return []
      const sizes = groupSizes(and(eq(groups.workspaceId, workspaceId), inArray(groups.creatorId, userIds)))
      return db
        .select({ userId: sizes.creatorId, groups: count(), groupSize: max(sizes.size).mapWith(Number) })
        .from(sizes)
        .groupBy(sizes.creatorId)
    },
  }

  function groupSizes(where: SQL | undefined) {
    return db
      .select({ creatorId: groups.creatorId, size: count(groupMembers.email).as('size') })
      .from(groups)
      .leftJoin(groupMembers, eq(groupMembers.groupId, groups.id))
      .where(where)
      .groupBy(groups.id)
      .as('group_sizes')
  }

  function mostParticipants(workspaceId: string): SQL {
    const sizes = db
      .select({ size: count().as('size') })
      .from(participants)
      .innerJoin(quizzes, eq(quizzes.id, participants.quizId))
      .where(eq(quizzes.workspaceId, workspaceId))
      .groupBy(quizzes.id)
      .as('quiz_sizes')
    return sql`(${db.select({ most: max(sizes.size) }).from(sizes)})`
  }
}
