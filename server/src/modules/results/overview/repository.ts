import { and, asc, count, desc, eq, exists, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import { RESULT } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { hasStatus } from '#server/modules/quizzes/index.ts'
import { COUNTS } from '../rows/repository.ts'

export function resultOverviewRepository(db: DbOrTx) {
  return {
    /** How many submissions to somebody's quizzes wait for a grade, quiz by quiz, most first. */
    countUngraded: (own: Own) =>
      db
        .select({ quizId: quizzes.id, count: count() })
        .from(quizzes)
        .innerJoin(submissions, and(eq(submissions.quizId, quizzes.id), gt(submissions.ungradedCount, 0)))
        .where(isOwn(own))
        .groupBy(quizzes.id)
        .orderBy(desc(count()), asc(quizzes.id)),

    /** What each of somebody's quizzes averages, of the last so many that are over and have a score. */
    listAverages(own: Own, { now, limit }: { now: Date; limit: number }) {
      const hasScore = and(eq(submissions.quizId, quizzes.id), isNotNull(RESULT.percent), COUNTS)
      const recent = db
        .select({ id: quizzes.id })
        .from(quizzes)
        .where(
          and(
            isOwn(own),
            hasStatus('completed', now),
            exists(db.select({ id: submissions.id }).from(submissions).where(hasScore)),
          ),
        )
        .orderBy(sql`coalesce(${quizzes.completedAt}, ${quizzes.closesAt}) desc`)
        .limit(limit)
        .as('recent')
      return db
        .select({ averagePercent: sql<number>`avg(${RESULT.percent})` })
        .from(recent)
        .innerJoin(submissions, and(eq(submissions.quizId, recent.id), COUNTS))
        .groupBy(recent.id)
    },
  }
}

/** Whose quizzes, and in which workspace. */
interface Own {
  workspaceId: string
  creatorId: string
}

function isOwn({ workspaceId, creatorId }: Own): SQL | undefined {
  return and(eq(quizzes.workspaceId, workspaceId), eq(quizzes.creatorId, creatorId))
}
