import { and, eq, gte, isNull, like, notExists } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { participants } from '#server/database/schema/participants.ts'
import { identities, users } from '#server/database/schema/users.ts'

export type UserRow = typeof users.$inferSelect

export function userRepository(db: DbOrTx) {
  return {
    async create(user: typeof users.$inferInsert): Promise<UserRow> {
      const [row] = await db.insert(users).values(user).returning()
      if (!row) throw new Error('the user was not saved')
      return row
    },

    /** None where the address has an account already, also one that was made at the same moment. */
    async createUnlessThere(user: typeof users.$inferInsert): Promise<UserRow | undefined> {
      const [row] = await db
        .insert(users)
        .values(user)
        .onConflictDoNothing({ target: users.email })
        .returning()
      return row
    },

    async find(userId: string): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.id, userId))
      return row
    },

    async findForUpdate(userId: string): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.id, userId)).for('update')
      return row
    },

    async findByEmail(email: string): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.email, email))
      return row
    },

    async findByEmailForUpdate(email: string): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.email, email)).for('update')
      return row
    },

    async findByIdentity({
      provider,
      subject,
    }: {
      provider: string
      subject: string
    }): Promise<UserRow | undefined> {
      const [row] = await db
        .select({ user: users })
        .from(identities)
        .innerJoin(users, eq(users.id, identities.userId))
        .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
      return row?.user
    },

    async addIdentity(identity: typeof identities.$inferInsert): Promise<void> {
      await db.insert(identities).values(identity).onConflictDoNothing()
    },

    /** Of several changes at the same moment none is older. */
    async deleteIdentitiesSince(userId: string, since: Date): Promise<void> {
      await db.delete(identities).where(and(eq(identities.userId, userId), gte(identities.createdAt, since)))
    },

    async update(userId: string, changes: Partial<typeof users.$inferInsert>): Promise<UserRow | undefined> {
      const [row] = await db.update(users).set(changes).where(eq(users.id, userId)).returning()
      return row
    },

    /** Only where nobody signs in to it by themselves. */
    async updateUnlessOwned(
      userId: string,
      changes: Partial<typeof users.$inferInsert>,
    ): Promise<UserRow | undefined> {
      const owned = db.select().from(identities).where(eq(identities.userId, users.id))
      const isNobodys = and(eq(users.id, userId), isNull(users.passwordHash), notExists(owned))
      const [row] = await db.update(users).set(changes).where(isNobodys).returning()
      return row
    },

    async delete(userId: string): Promise<void> {
      await db.delete(users).where(eq(users.id, userId))
    },

    /** Of these addresses, those that take part in nothing any more. */
    async deleteGuests(addresses: string): Promise<void> {
      const taking = db
        .select({ id: participants.id })
        .from(participants)
        .where(eq(participants.userId, users.id))
      await db.delete(users).where(and(like(users.email, addresses), notExists(taking)))
    },

    async hasAdministrator(): Promise<boolean> {
      const rows = await db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).limit(1)
      return rows.length > 0
    },

    async isEmpty(): Promise<boolean> {
      const rows = await db.select({ id: users.id }).from(users).limit(1)
      return rows.length === 0
    },
  }
}
