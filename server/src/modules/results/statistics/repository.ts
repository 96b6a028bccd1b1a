import { sql } from 'drizzle-orm'
import { RESULT } from '#server/database/attempts.ts'
import type { Tx } from '#server/database/client.ts'
import { type MarkSheet, submissions } from '#server/database/schema/submissions.ts'
import { isHandedIn, MS } from '../rows/repository.ts'

/** What came of one submission. */
export type SheetRow = {
  points: number | null
  /** Nothing as long as something is ungraded. */
  percent: number | null
  /** How long they were at it, without pauses. */
  ms: number
  marks: MarkSheet | null
  /** An answer of one of their attempts waits for a grade, though perhaps none of this one. */
  isWaiting: boolean
}

/** So many are read at once, each with all its answers: some 10 ms of work, after which others are answered. */
const PORTION = 1000

/**
 * All that were handed in, portion by portion, as they stood at one moment. By a cursor: to look up each portion anew
 * would go through all of them each time.
 */
export async function* sheetsOf(tx: Tx, quizId: string): AsyncGenerator<SheetRow[]> {
  await tx.execute(sql`
    declare sheets no scroll cursor for
    select ${RESULT.points} as points, ${RESULT.percent} as percent, marks,
      coalesce(result_ungraded_count, 0) > 0 as "isWaiting", ${MS}::double precision as ms
    from ${submissions} where ${isHandedIn(quizId)}`)
  for (;;) {
    const { rows } = await tx.execute<SheetRow>(sql`fetch ${sql.raw(String(PORTION))} from sheets`)
    if (rows.length > 0) yield rows
    if (rows.length < PORTION) break
  }
  await tx.execute(sql`close sheets`)
}
