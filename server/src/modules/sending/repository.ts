import { eq, lt, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { mailCounts } from '#server/database/schema/mails.ts'
import { users } from '#server/database/schema/users.ts'
import type { Sender } from './policy.ts'

export function sendingRepository(db: DbOrTx) {
  return {
    async findSender(userId: string): Promise<KnownSender | undefined> {
      const { id, email, username, createdAt, isAdmin, emailVerifiedAt } = users
      const [row] = await db
        .select({ userId: id, email, username, createdAt, isAdmin, emailVerifiedAt })
        .from(users)
        .where(eq(users.id, userId))
      return row
    },

    /**
     * Under each of the names that somebody goes by; says how many they have sent that day with these. Whoever sends at
     * the same time waits until this transaction ends.
     */
    async add({ people, day, mails }: Sent): Promise<number> {
      const rows = await db
        .insert(mailCounts)
        .values(people.map((person) => ({ person, day, mails })))
        .onConflictDoUpdate({
          target: [mailCounts.person, mailCounts.day],
          set: { mails: sql`${mailCounts.mails} + ${mails}` },
        })
        .returning({ mails: mailCounts.mails })
      return Math.max(...rows.map((row) => row.mails))
    },

    async deleteBefore(day: string): Promise<void> {
      await db.delete(mailCounts).where(lt(mailCounts.day, day))
    },
  }
}

/** With the names under which what they send is counted. */
export interface KnownSender extends Sender {
  userId: string
  email: string
}

interface Sent {
  people: readonly string[]
  day: string
  mails: number
}
