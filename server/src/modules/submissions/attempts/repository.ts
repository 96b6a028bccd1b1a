import type { Counting } from '@probant/contract/quizzes/attempts'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import type { SubmissionRow } from '../repository.ts'

/** The attempts of one participant beside each other. Reads only. */
export function attemptRepository(db: DbOrTx) {
  return {
    /** All that they have begun, the first one first. */
    list: (participantId: string): Promise<SubmissionRow[]> =>
      db
        .select()
        .from(submissions)
        .where(eq(submissions.participantId, participantId))
        .orderBy(asc(submissions.number)),

    async find(participantId: string, number: number): Promise<SubmissionRow | undefined> {
      const isIt = and(eq(submissions.participantId, participantId), eq(submissions.number, number))
      const [row] = await db.select().from(submissions).where(isIt)
      return row
    },

    /**
     * All of theirs that are over, in the same order for everybody: whoever changes one of them may change which counts, so
     * two who did would wait for each other.
     */
    lockFinished: (participantId: string): Promise<SubmissionRow[]> =>
      db
        .select()
        .from(submissions)
        .where(and(eq(submissions.participantId, participantId), isNotNull(submissions.finishedAt)))
        .orderBy(asc(submissions.id))
        .for('update'),

    /** The same of whoever has handed in this one. */
    lockFinishedBeside: (submissionId: string): Promise<SubmissionRow[]> =>
      db
        .select()
        .from(submissions)
        .where(
          and(
            sql`${submissions.participantId} = (select participant_id from submissions as this where this.id = ${submissionId})`,
            isNotNull(submissions.finishedAt),
          ),
        )
        .orderBy(asc(submissions.id))
        .for('update'),

    /** What came of all attempts of those who have several, and whose these are among them. */
    lockSeveralOf: (submissionIds: readonly string[]) =>
      db
        .select({
          id: submissions.id,
          participantId: submissions.participantId,
          number: submissions.number,
          points: sql`coalesce(${submissions.points}, 0)`.mapWith(Number),
          totalPoints: sql`coalesce(${submissions.totalPoints}, 0)`.mapWith(Number),
          ungradedCount: sql`coalesce(${submissions.ungradedCount}, 0)`.mapWith(Number),
          counting: sql<Counting>`coalesce(${quizzes.options} #>> '{attempts,counting}', 'best')`,
        })
        .from(submissions)
        .innerJoin(quizzes, eq(quizzes.id, submissions.quizId))
        .where(
          and(
            sql`${submissions.participantId} in (select participant_id from submissions as changed
              where changed.id = any(${sql.param([...submissionIds])}::uuid[])
                and (changed.number > 1 or not changed.is_latest))`,
            isNotNull(submissions.finishedAt),
          ),
        )
        .orderBy(asc(submissions.id))
        .for('update', { of: submissions }),
  }
}
