import { and, asc, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { COUNTING_ATTEMPT, RESULT } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'
import { holdsWords } from '#server/database/search.ts'
import { isTheirs } from '#server/modules/roster/index.ts'
import type { ProvedAccount } from '#server/platform/http/actor.ts'

export type OwnRow = Awaited<ReturnType<ReturnType<typeof ownResultRepository>['page']>>[number]

interface Slice {
  search: string
  page: number
  pageSize: number
}

/** What somebody has handed in. Reads only. */
export function ownResultRepository(db: DbOrTx) {
  return {
    page: (person: ProvedAccount, { search, page, pageSize }: Slice) =>
      rows()
        .where(matching(person, search))
        .orderBy(desc(submissions.finishedAt), desc(submissions.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize),

    async count(person: ProvedAccount, search: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(submissions)
        .innerJoin(participants, COUNTING_ATTEMPT)
        .innerJoin(quizzes, eq(quizzes.id, participants.quizId))
        .innerJoin(users, eq(users.id, quizzes.creatorId))
        .where(matching(person, search))
      return row?.count ?? 0
    },

    /** The last so many, with their sheets, the oldest first. */
    async listLast(person: ProvedAccount, limit: number) {
      const last = await db
        .select({
          submissionId: submissions.id,
          marks: submissions.marks,
          finishedAt: submissions.finishedAt,
          quiz: {
            id: quizzes.id,
            revision: quizzes.revision,
            title: quizzes.title,
            status: quizzes.status,
            endsAt: quizzes.endsAt,
            runsUntil: quizzes.runsUntil,
            options: quizzes.options,
            releasedAt: quizzes.releasedAt,
          },
        })
        .from(submissions)
        .innerJoin(participants, COUNTING_ATTEMPT)
        .innerJoin(quizzes, eq(quizzes.id, participants.quizId))
        .where(handedInBy(person))
        .orderBy(desc(submissions.finishedAt), asc(submissions.id))
        .limit(limit)
      return last.reverse()
    },
  }

  function rows() {
    return db
      .select({
        submissionId: submissions.id,
        quizId: quizzes.id,
        title: quizzes.title,
        language: quizzes.language,
        creatorName: users.username,
        finishedAt: sql<Date>`${submissions.finishedAt}`.mapWith(submissions.finishedAt),
        options: quizzes.options,
        releasedAt: quizzes.releasedAt,
        workspaceScale: workspaces.scale,
        points: sql`coalesce(${RESULT.points}, 0)`.mapWith(Number),
        totalPoints: sql`coalesce(${submissions.totalPoints}, 0)`.mapWith(Number),
        ungradedCount: sql`coalesce(${RESULT.ungradedCount}, 0)`.mapWith(Number),
      })
      .from(submissions)
      .innerJoin(participants, COUNTING_ATTEMPT)
      .innerJoin(quizzes, eq(quizzes.id, participants.quizId))
      .innerJoin(users, eq(users.id, quizzes.creatorId))
      .innerJoin(workspaces, eq(workspaces.id, quizzes.workspaceId))
      .$dynamic()
  }
}

function matching(person: ProvedAccount, search: string) {
  return and(handedInBy(person), holdsWords(search, sql`${quizzes.title} || ' ' || ${users.username}`))
}

function handedInBy(person: ProvedAccount) {
  return and(isTheirs(person), isNotNull(submissions.finishedAt), ne(quizzes.status, 'draft'))
}
