import type { Incident } from '@probant/contract/submissions/incidents'
import { asc, eq, inArray } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { incidents } from '#server/database/schema/submissions.ts'

export type IncidentRow = typeof incidents.$inferSelect

export type Gap = Pick<IncidentRow, 'submissionId' | 'gapMs'>

/** What else happened while somebody took a quiz. */
export function incidentRepository(db: DbOrTx) {
  return {
    list: (submissionId: string): Promise<IncidentRow[]> =>
      db
        .select()
        .from(incidents)
        .where(eq(incidents.submissionId, submissionId))
        .orderBy(asc(incidents.notedAt), asc(incidents.number)),

    listOf: (submissionIds: readonly string[]): Promise<IncidentRow[]> =>
      db
        .select()
        .from(incidents)
        .where(inArray(incidents.submissionId, [...submissionIds]))
        .orderBy(asc(incidents.notedAt), asc(incidents.number)),

    /** A line that came before is the same line. */
    async add(submissionId: string, reported: readonly Incident[], notedAt: Date): Promise<void> {
      if (reported.length === 0) return
      const rows = reported.map((incident) => ({ ...incident, submissionId, notedAt }))
      await db.insert(incidents).values(rows).onConflictDoNothing()
    },

    /** What the server notices itself, of many at once. */
    async noteGaps(gaps: readonly Gap[], notedAt: Date): Promise<void> {
      if (gaps.length === 0) return
      await db.insert(incidents).values(gaps.map((gap) => ({ ...gap, kind: 'gap' as const, notedAt })))
    },

    /** With when that was by the clock of each: what the page noticed meanwhile counts for nothing. */
    async notePauses(paused: readonly Begun[], kind: 'paused' | 'resumed', notedAt: Date): Promise<void> {
      if (paused.length === 0) return
      await db.insert(incidents).values(
        paused.map(({ id, startedAt }) => ({
          submissionId: id,
          kind,
          elapsedMs: Math.min(notedAt.getTime() - startedAt.getTime(), MOST_MS),
          notedAt,
        })),
      )
    },

    /** And of one. */
    async note(
      submissionId: string,
      kind: 'taken_over' | 'let_in_again' | 'reopened',
      notedAt: Date,
    ): Promise<void> {
      await db.insert(incidents).values({ submissionId, kind, notedAt })
    },
  }
}

interface Begun {
  id: string
  startedAt: Date
}

/** What the column holds: 24 days. */
const MOST_MS = 2_147_483_647
