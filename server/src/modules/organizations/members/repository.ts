import type { MemberStatus } from '@probant/contract/members'
import type { Role } from '@probant/contract/workspaces'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { members } from '#server/database/schema/organizations.ts'
import { users } from '#server/database/schema/users.ts'
import { contains } from '#server/database/search.ts'
import type { MemberRow } from '#server/modules/workspaces/index.ts'

/** A member, and whose membership it is. */
export interface KnownMember {
  member: MemberRow
  username: string
  email: string
}

export interface MemberFilter {
  search: string
  role?: Role
  status?: MemberStatus
  page: number
  pageSize: number
}

export function memberRepository(db: DbOrTx) {
  return {
    async create(member: typeof members.$inferInsert): Promise<void> {
      await db.insert(members).values(member)
    },

    async find(organizationId: string, memberId: string): Promise<KnownMember | undefined> {
      const [row] = await known().where(
        and(eq(members.organizationId, organizationId), eq(members.id, memberId)),
      )
      return row
    },

    /** Whether active or not. */
    async findOfUser(organizationId: string, userId: string): Promise<MemberRow | undefined> {
      const [row] = await db
        .select()
        .from(members)
        .where(and(eq(members.organizationId, organizationId), eq(members.userId, userId)))
      return row
    },

    /** The owner first, then moderators, then by name. */
    async page(organizationId: string, { search, role, status, page, pageSize }: MemberFilter) {
      const where = and(
        eq(members.organizationId, organizationId),
        role && eq(members.role, role),
        status && eq(members.status, status),
        contains(search, [users.username, users.email]),
      )
      const items = await known()
        .where(where)
        .orderBy(RANK, asc(sql`lower(${users.username})`), asc(members.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [total] = await db
        .select({ count: count() })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(where)
      return { items, total: total?.count ?? 0 }
    },

    async update(organizationId: string, memberId: string, changes: Partial<MemberRow>): Promise<void> {
      await db
        .update(members)
        .set(changes)
        .where(and(eq(members.organizationId, organizationId), eq(members.id, memberId)))
    },

    async delete(organizationId: string, memberId: string): Promise<void> {
      await db
        .delete(members)
        .where(and(eq(members.organizationId, organizationId), eq(members.id, memberId)))
    },
  }

  function known() {
    return db
      .select({ member: members, username: users.username, email: users.email })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
  }
}

const RANK = sql`case ${members.role} when 'owner' then 0 when 'moderator' then 1 else 2 end`
