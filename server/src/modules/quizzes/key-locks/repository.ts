import { inArray, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'

/** Names the locks of marking keys among all that are taken by a number. */
const KEYS = 1_347_571_523

/** By what a quiz is marked, for those who mark and those who change it. Reads only. */
export function keyLockRepository(db: DbOrTx) {
  return {
    /** As much of these as their papers depend on, besides the questions. */
    listSections: (quizIds: readonly string[]) =>
      db
        .select({ id: quizzes.id, revision: quizzes.revision, sections: quizzes.sections })
        .from(quizzes)
        .where(inArray(quizzes.id, [...quizIds])),

    /**
     * Whoever marks by the keys of these, and whoever changes one (`change`), wait for each other. No row is locked for
     * it: those who hand in hold their submission by then, and whoever ends the quiz holds that and waits for them.
     */
    async keep(quizIds: readonly string[]): Promise<void> {
      const ids = sql.param([...quizIds])
      await db.execute(
        sql`select pg_advisory_xact_lock_shared(${KEYS}, hashtext(id)) from unnest(${ids}::text[]) as id`,
      )
    },

    async change(quizId: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${KEYS}, hashtext(${quizId}::text))`)
    },
  }
}
