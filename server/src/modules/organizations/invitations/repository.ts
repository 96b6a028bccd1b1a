import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { invitations, members, organizations } from '#server/database/schema/organizations.ts'
import { users } from '#server/database/schema/users.ts'
import { contains } from '#server/database/search.ts'

export type InvitationRow = typeof invitations.$inferSelect

/** An invitation, and the name of whoever sent it, as long as they have an account. */
export type KnownInvitation = InvitationRow & { invitedBy: string | null }

export function invitationRepository(db: DbOrTx) {
  return {
    async create(rows: (typeof invitations.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await db.insert(invitations).values(rows)
    },

    async deleteTo(email: string): Promise<void> {
      await db.delete(invitations).where(eq(invitations.email, email))
    },

    async find(organizationId: string, invitationId: string): Promise<KnownInvitation | undefined> {
      const [row] = await known().where(
        and(eq(invitations.organizationId, organizationId), eq(invitations.id, invitationId)),
      )
      return row
    },

    async findByToken(organizationId: string, tokenHash: string): Promise<InvitationRow | undefined> {
      const [row] = await db
        .select()
        .from(invitations)
        .where(and(eq(invitations.organizationId, organizationId), eq(invitations.tokenHash, tokenHash)))
      return row
    },

    async findByEmail(organizationId: string, email: string): Promise<InvitationRow | undefined> {
      const [row] = await db
        .select()
        .from(invitations)
        .where(and(eq(invitations.organizationId, organizationId), eq(invitations.email, email)))
      return row
    },

    /** Which of these addresses have an invitation that still holds. */
    async listInvited(organizationId: string, emails: string[], now: Date): Promise<string[]> {
      const rows = await db
        .select({ email: invitations.email })
        .from(invitations)
        .where(
          and(
            eq(invitations.organizationId, organizationId),
            inArray(invitations.email, emails),
            gt(invitations.expiresAt, now),
          ),
        )
      return rows.map(({ email }) => email)
    },

    /** Whose accounts these addresses are, and whether they are in the organization. */
    listAccounts: (organizationId: string, emails: string[]) =>
      db
        .select({
          userId: users.id,
          email: users.email,
          locale: users.locale,
          emailVerifiedAt: users.emailVerifiedAt,
          memberId: members.id,
        })
        .from(users)
        .leftJoin(members, and(eq(members.userId, users.id), eq(members.organizationId, organizationId)))
        .where(inArray(users.email, emails)),

    async page(
      organizationId: string,
      { search, page, pageSize }: { search: string; page: number; pageSize: number },
    ) {
      const where = and(eq(invitations.organizationId, organizationId), contains(search, [invitations.email]))
      const items = await known()
        .where(where)
        .orderBy(desc(invitations.sentAt), desc(invitations.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [total] = await db.select({ count: count() }).from(invitations).where(where)
      return { items, total: total?.count ?? 0 }
    },

    /** What a person can accept: sent to this address, still valid, and not where they are a member already. */
    listFor: ({ userId, email }: { userId: string; email: string }, now: Date) =>
      db
        .select({
          organizationId: organizations.id,
          organizationName: organizations.name,
          invitedBy: users.username,
          expiresAt: invitations.expiresAt,
        })
        .from(invitations)
        .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
        .leftJoin(users, eq(users.id, invitations.invitedById))
        .leftJoin(
          members,
          and(eq(members.organizationId, invitations.organizationId), eq(members.userId, userId)),
        )
        .where(and(eq(invitations.email, email), gt(invitations.expiresAt, now), isNull(members.id)))
        .orderBy(desc(invitations.sentAt), desc(invitations.id)),

    async update(
      organizationId: string,
      invitationId: string,
      changes: Partial<typeof invitations.$inferInsert>,
    ): Promise<void> {
      await db
        .update(invitations)
        .set(changes)
        .where(and(eq(invitations.organizationId, organizationId), eq(invitations.id, invitationId)))
    },

    async delete(organizationId: string, invitationId: string): Promise<void> {
      await db
        .delete(invitations)
        .where(and(eq(invitations.organizationId, organizationId), eq(invitations.id, invitationId)))
    },

    /** Those that this person sent, and those that would let them in again. */
    async deleteOf(
      organizationId: string,
      { userId, email }: { userId: string; email: string },
    ): Promise<void> {
      await db
        .delete(invitations)
        .where(
          and(
            eq(invitations.organizationId, organizationId),
            or(eq(invitations.invitedById, userId), eq(invitations.email, email)),
          ),
        )
    },

    async deleteExpired(organizationId: string, emails: string[], now: Date): Promise<void> {
      await db
        .delete(invitations)
        .where(
          and(
            eq(invitations.organizationId, organizationId),
            inArray(invitations.email, emails),
            lte(invitations.expiresAt, now),
          ),
        )
    },
  }

  function known() {
    return db
      .select({ ...getTableColumns(invitations), invitedBy: users.username })
      .from(invitations)
      .leftJoin(users, eq(users.id, invitations.invitedById))
  }
}
