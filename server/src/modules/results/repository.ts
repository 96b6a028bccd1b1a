import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '#server/database/client.ts'
import { participants } from '#server/database/schema/participants.ts'
import { type MarkSheet, submissions } from '#server/database/schema/submissions.ts'

/** What came of one submission. */
export type SheetRow = {
  points: number | null
  /** Nothing as long as something is ungraded. */
  percent: number | null
  /** How long they were at it, without pauses. */
  ms: number
  marks: MarkSheet | null
}

/** So many are read at once: each with all its answers. */
const PORTION = 2000

/** What came of the submissions of a quiz. Reads only. */
export function resultRepository(db: DbOrTx) {
  return {
    async countParticipants(quizId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(participants)
        .where(eq(participants.quizId, quizId))
      return row?.count ?? 0
    },
  }
}

/**
 * All that were handed in, portion by portion, as they stood at one moment. By a cursor: to look up each portion anew
 * would go through all of them each time.
 */
export async function* sheetsOf(tx: Tx, quizId: string): AsyncGenerator<SheetRow[]> {
  const isOver = and(eq(submissions.quizId, quizId), isNotNull(submissions.finishedAt))
  await tx.execute(sql`
    declare sheets no scroll cursor for
    select points, score_percent as percent, marks,
      (extract(epoch from finished_at - started_at) * 1000 - paused_ms)::double precision as ms
    from ${submissions} where ${isOver}`)
  for (;;) {
    const { rows } = await tx.execute<SheetRow>(sql`fetch ${sql.raw(String(PORTION))} from sheets`)
    if (rows.length > 0) yield rows
    if (rows.length < PORTION) break
  }
  await tx.execute(sql`close sheets`)
}
