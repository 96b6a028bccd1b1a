import type { GroupMember, GroupSort } from '@probant/contract/groups'
import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { groupInvitations, groupMembers, groups } from '#server/database/schema/groups.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { users } from '#server/database/schema/users.ts'
import { contains } from '#server/database/search.ts'
import { nameAddress } from '#server/platform/mail/stand-in-address.ts'

export type GroupRow = typeof groups.$inferSelect

/** A group with what else is told of it in a list. */
export interface KnownGroup extends GroupRow {
  creatorName: string | null
  memberCount: number
  quizCount: number
}

interface Slice {
  search: string
  sort: GroupSort
  page: number
  pageSize: number
}

export function groupRepository(db: DbOrTx) {
  return {
    async create(row: typeof groups.$inferInsert): Promise<string> {
      const [group] = await db.insert(groups).values(row).returning({ id: groups.id })
      if (!group) throw new Error('the group was not saved')
      return group.id
    },

    /** From every list; whoever has one open at this moment is told that it has changed. */
    async forget(email: string): Promise<void> {
      const listed = db
        .select({ id: groupMembers.groupId })
        .from(groupMembers)
        .where(eq(groupMembers.email, email))
      await db
        .update(groups)
        .set({ revision: sql`${groups.revision} + 1` })
        .where(inArray(groups.id, listed))
      await db.delete(groupMembers).where(eq(groupMembers.email, email))
    },

    async find(groupId: string): Promise<KnownGroup | undefined> {
      const [row] = await known().where(eq(groups.id, groupId))
      return row
    },

    /** Until the transaction ends, nobody else changes it. */
    async findForUpdate(groupId: string): Promise<KnownGroup | undefined> {
      await db.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for('update')
      // Only now: what was counted while waiting for the lock would be out of date.
      return this.find(groupId)
    },

    async update(groupId: string, changes: Partial<GroupRow>): Promise<void> {
      await db
        .update(groups)
        .set({ ...changes, revision: sql`${groups.revision} + 1` })
        .where(eq(groups.id, groupId))
    },

    async delete(groupId: string): Promise<void> {
      await db.delete(groups).where(eq(groups.id, groupId))
    },

    page: (workspaceId: string, { search, sort, page, pageSize }: Slice): Promise<KnownGroup[]> =>
      known()
        .where(matching(workspaceId, search))
        .orderBy(...ORDERS[sort])
        .limit(pageSize)
        .offset((page - 1) * pageSize),

    async count(workspaceId: string, search: string): Promise<number> {
      const [row] = await db.select({ count: count() }).from(groups).where(matching(workspaceId, search))
      return row?.count ?? 0
    },

    listMembers: (groupId: string): Promise<GroupMember[]> =>
      db
        .select({ email: groupMembers.email, name: groupMembers.name })
        .from(groupMembers)
        .where(eq(groupMembers.groupId, groupId))
        .orderBy(asc(groupMembers.position)),

    /** The group becomes these, in this order. In one statement: PostgreSQL takes 65,535 values, these are 20,000. */
    async setMembers(groupId: string, members: GroupMember[]): Promise<void> {
      await db.delete(groupMembers).where(eq(groupMembers.groupId, groupId))
      const rows = members.map(({ email, name }, position) => ({
        groupId,
        email: email || nameAddress(name),
        name,
        position,
      }))
      await db.insert(groupMembers).values(rows)
    },

    /** Where it was used, newest first. */
    listQuizzes: (groupId: string, limit: number) =>
      db
        .select({ id: quizzes.id, title: quizzes.title })
        .from(groupInvitations)
        .innerJoin(quizzes, eq(quizzes.id, groupInvitations.quizId))
        .where(eq(groupInvitations.groupId, groupId))
        .orderBy(desc(groupInvitations.invitedAt), desc(quizzes.id))
        .limit(limit),

    /**
     * Those of these that are in the workspace. Until the transaction ends, nobody changes or deletes them; always in
     * the same order, so that two such calls never wait for each other.
     */
    async lock(workspaceId: string, groupIds: string[]): Promise<string[]> {
      if (groupIds.length === 0) return []
      const rows = await db
        .select({ id: groups.id })
        .from(groups)
        .where(and(eq(groups.workspaceId, workspaceId), inArray(groups.id, groupIds)))
        .orderBy(asc(groups.id))
        .for('share')
      return rows.map(({ id }) => id)
    },

    async listMembersOf(groupIds: string[]) {
      if (groupIds.length === 0) return []
      const { groupId, email, name, position } = groupMembers
      return db
        .select({ groupId, email, name })
        .from(groupMembers)
        .where(inArray(groupId, groupIds))
        .orderBy(asc(groupId), asc(position))
    },

    async noteInvited(rows: (typeof groupInvitations.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await db.insert(groupInvitations).values(rows).onConflictDoNothing()
    },
  }

  function known() {
    return db
      .select({
        ...getTableColumns(groups),
        creatorName: users.username,
        memberCount: sql`${db.$count(groupMembers, eq(groupMembers.groupId, groups.id))}`.mapWith(Number),
        quizCount: sql`${db.$count(groupInvitations, eq(groupInvitations.groupId, groups.id))}`.mapWith(
          Number,
        ),
      })
      .from(groups)
      .leftJoin(users, eq(users.id, groups.creatorId))
      .$dynamic()
  }
}

const BY_NAME = [sql`lower(${groups.name})`, asc(groups.id)]
const ORDERS: Record<GroupSort, SQL[]> = {
  name: BY_NAME,
  changed: [desc(groups.updatedAt), desc(groups.id)],
  size: [
    sql`(select count(*) from ${groupMembers} where ${groupMembers.groupId} = ${groups.id}) desc`,
    ...BY_NAME,
  ],
}

function matching(workspaceId: string, search: string): SQL | undefined {
  return and(eq(groups.workspaceId, workspaceId), contains(search, [groups.name]))
}
