import type { ResultFilter, ResultSort } from '@probant/contract/results/list'
import { and, asc, count, desc, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm'
import { RESULT } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { PARTICIPANT_WORDS } from '#server/database/participant-name.ts'
import { participants } from '#server/database/schema/participants.ts'
import { incidents, submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import { holdsWords } from '#server/database/search.ts'
import { BY_NAME, isHandedIn, isOver, MS, selectResults } from './rows/repository.ts'

interface Slice extends ResultFilter {
  page: number
  pageSize: number
}

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

    /** Those of whose submissions anything was noted. */
    listNoted: (quizId: string) =>
      db
        .select({ submissionId: submissions.id, accommodation: participants.accommodation })
        .from(submissions)
        .innerJoin(participants, eq(participants.id, submissions.participantId))
        .leftJoin(users, eq(users.id, participants.userId))
        .where(
          and(
            isHandedIn(quizId),
            exists(db.select().from(incidents).where(eq(incidents.submissionId, submissions.id))),
          ),
        )
        .orderBy(...BY_NAME, asc(submissions.id)),

    /** Those that are `ahead` come first, in this order. */
    async page(
      quizId: string,
      { search, sort, which, page, pageSize }: Slice,
      ahead: readonly string[] = [],
    ) {
      const isListed = and(
        isHandedIn(quizId),
        holdsWords(search, PARTICIPANT_WORDS),
        which === 'shortlist' ? isNotNull(participants.shortlistedAt) : undefined,
      )
      const found = await selectResults(db)
        .where(isListed)
        .orderBy(...placesIn(ahead), ...ORDERS[sort], asc(submissions.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [counted] = await db
        .select({ total: count() })
        .from(submissions)
        .innerJoin(participants, eq(participants.id, submissions.participantId))
        .leftJoin(users, eq(users.id, participants.userId))
        .where(isListed)
      return { found, total: counted?.total ?? 0 }
    },

    /** Whether or not it counts. */
    async find(quizId: string, submissionId: string) {
      const [row] = await selectResults(db).where(and(isOver(quizId), eq(submissions.id, submissionId)))
      return row
    },
  }
}

/** Whoever is not in it stands behind. */
function placesIn(ahead: readonly string[]): SQL[] {
  if (ahead.length === 0) return []
  return [sql`array_position(${sql.param([...ahead])}::uuid[], ${submissions.id})`]
}

const ORDERS: Record<ResultSort, SQL[]> = {
  // Whoever has to be graded still has no score to be compared with.
  score: [
    sql`coalesce(${RESULT.ungradedCount}, 0) > 0`,
    sql`${RESULT.points} / nullif(${submissions.totalPoints}, 0) desc nulls last`,
  ],
  name: BY_NAME,
  time: [asc(MS)],
  finished: [desc(submissions.finishedAt)],
  // Those who have some were put ahead.
  violations: BY_NAME,
}
