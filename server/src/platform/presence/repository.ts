import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { serverPresence } from '#server/database/schema/security.ts'
import type { Span } from './presence.ts'

export function presenceRepository(db: DbOrTx) {
  return {
    /** Those that had not ended by then. */
    listSince: (from: Date): Promise<Span[]> =>
      db
        .select({ sinceAt: serverPresence.sinceAt, untilAt: serverPresence.untilAt })
        .from(serverPresence)
        .where(gte(serverPresence.untilAt, from)),

    /** False where the last one had ended before `notBefore`: then there is nothing to go on with. */
    async goOn(at: Date, notBefore: Date): Promise<boolean> {
      const last = db
        .select({ id: serverPresence.id })
        .from(serverPresence)
        .orderBy(desc(serverPresence.untilAt))
        .limit(1)
      const gone = await db
        .update(serverPresence)
        // The clocks of two processes may differ.
        .set({ untilAt: sql`greatest(${serverPresence.untilAt}, ${at}::timestamptz)` })
        .where(and(eq(serverPresence.id, last), gte(serverPresence.untilAt, notBefore)))
        .returning({ id: serverPresence.id })
      return gone.length > 0
    },

    async deleteEndedBefore(at: Date): Promise<void> {
      await db.delete(serverPresence).where(lt(serverPresence.untilAt, at))
    },

    async begin(at: Date): Promise<void> {
      await db.insert(serverPresence).values({ sinceAt: at, untilAt: at })
    },
  }
}
