import type { Scale } from '@probant/contract/scale/scale'
import { and, asc, eq, inArray, isNotNull, or, type Placeholder, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { prepared } from '#server/database/prepared.ts'
import { members, organizations } from '#server/database/schema/organizations.ts'
import { plans } from '#server/database/schema/plans.ts'
import { subscriptions } from '#server/database/schema/subscriptions.ts'
import { users } from '#server/database/schema/users.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'

export type MemberRow = typeof members.$inferSelect
export type OrganizationRow = typeof organizations.$inferSelect

/** A workspace as someone finds it, in one row. */
export interface MembershipRow {
  workspaceId: string
  scale: Scale | null
  /** Of a personal one. */
  ownerName: string | null
  organization: OrganizationRow | null
  member: MemberRow | null
  subscription: typeof subscriptions.$inferSelect | null
  plan: typeof plans.$inferSelect | null
}

export function workspaceRepository(db: DbOrTx) {
  return {
    async create(workspace: typeof workspaces.$inferInsert): Promise<string> {
      const [row] = await db.insert(workspaces).values(workspace).returning({ id: workspaces.id })
      if (!row) throw new Error('the workspace was not saved')
      return row.id
    },

    async setScale(workspaceId: string, scale: Scale): Promise<void> {
      await db.update(workspaces).set({ scale }).where(eq(workspaces.id, workspaceId))
    },

    /** With everything that organizations hold: the database deletes it along. */
    async delete(workspaceId: string): Promise<void> {
      await db.delete(workspaces).where(eq(workspaces.id, workspaceId))
    },

    /** Until the transaction ends, this account is not deleted. False where it is gone. */
    async lockOwner(userId: string): Promise<boolean> {
      const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
      return rows.length > 0
    },

    /**
     * Until the transaction ends, nobody uses up anything where this person works: in their own workspace, and in those
     * of their organizations. Always in the same order, so that two such calls never wait for each other.
     */
    async lockAllOf(userId: string): Promise<void> {
      await db
        .select({ id: subscriptions.workspaceId })
        .from(subscriptions)
        .where(inArray(subscriptions.workspaceId, idsOf(db, userId)))
        .orderBy(asc(subscriptions.workspaceId))
        .for('update')
    },

    async isPersonal(workspaceId: string): Promise<boolean> {
      const [row] = await db
        .select({ userId: workspaces.userId })
        .from(workspaces)
        .where(eq(workspaces.id, workspaceId))
      return row?.userId != null
    },

    async findPersonal(userId: string): Promise<MembershipRow | undefined> {
      const [row] = await personalMembership(db).execute({ userId })
      return row
    },

    /** Someone's own, or that of an organization they are a member of. */
    async find(workspaceId: string, userId: string): Promise<MembershipRow | undefined> {
      const [row] = await anyMembership(db).execute({ workspaceId, userId })
      return row
    },

    /** Someone's own, and those of their organizations. */
    list: (userId: string): Promise<MembershipRow[]> => allMemberships(db).execute({ userId }),

    listOrganizations: (userId: string) =>
      db
        .select({
          ref: organizations.id,
          name: organizations.name,
          role: members.role,
          status: members.status,
          limits: {
            questions: members.questionLimit,
            groups: members.groupLimit,
            groupSize: members.groupSizeLimit,
          },
          joinedAt: members.joinedAt,
        })
        .from(members)
        .innerJoin(organizations, eq(organizations.id, members.organizationId))
        .where(eq(members.userId, userId))
        .orderBy(asc(organizations.name), asc(organizations.id)),

    async ownsOrganizations(userId: string): Promise<boolean> {
      const rows = await db
        .select({ id: organizations.id })
        .from(organizations)
        .where(eq(organizations.ownerId, userId))
        .limit(1)
      return rows.length > 0
    },
  }
}

const userId = sql.placeholder('userId')

const personalMembership = prepared('workspaces.findPersonal', (db) =>
  places(db).where(eq(workspaces.userId, userId)),
)

const anyMembership = prepared('workspaces.find', (db) =>
  places(db).where(
    and(
      eq(workspaces.id, sql.placeholder('workspaceId')),
      or(eq(workspaces.userId, userId), isNotNull(members.userId)),
    ),
  ),
)

const allMemberships = prepared('workspaces.list', (db) =>
  places(db).where(inArray(workspaces.id, idsOf(db, userId))),
)

function idsOf(db: DbOrTx, userId: string | Placeholder) {
  const own = db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.userId, userId))
  const shared = db.select({ id: members.organizationId }).from(members).where(eq(members.userId, userId))
  return own.unionAll(shared)
}

function places(db: DbOrTx) {
  return db
    .select({
      workspaceId: workspaces.id,
      scale: workspaces.scale,
      ownerName: users.username,
      organization: organizations,
      member: members,
      subscription: subscriptions,
      plan: plans,
    })
    .from(workspaces)
    .leftJoin(users, eq(users.id, workspaces.userId))
    .leftJoin(organizations, eq(organizations.id, workspaces.id))
    .leftJoin(members, and(eq(members.organizationId, workspaces.id), eq(members.userId, userId)))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .$dynamic()
}
