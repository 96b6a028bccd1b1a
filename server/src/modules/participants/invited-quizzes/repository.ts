import { and, count, desc, eq, exists, inArray, isNotNull, isNull, max, ne, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import type { ProvedAccount } from '#server/platform/http/actor.ts'
import { isTheirs } from '../known/repository.ts'

interface Slice {
  now: Date
  page: number
  pageSize: number
}

export type InvitedRow = Awaited<ReturnType<ReturnType<typeof invitedQuizRepository>['page']>>[number]

/** What somebody is invited to. Reads only. */
export function invitedQuizRepository(db: DbOrTx) {
  return {
    /** Open first, the next end before others; then what comes, the next start first; then what is over, latest first. */
    page(person: ProvedAccount, { now, page, pageSize }: Slice) {
      const rank = rankAt(now, person)
      return db
        .select({
          rank: rank.mapWith(Number),
          quizId: quizzes.id,
          title: quizzes.title,
          language: quizzes.language,
          creatorName: users.username,
          startsAt: quizzes.startsAt,
          endsAt: quizzes.endsAt,
          completedAt: quizzes.completedAt,
          finishedAt: sql`(${finishedAt(person)})`.mapWith(submissions.finishedAt),
          durationMinutes: quizzes.durationMinutes,
          options: quizzes.options,
          releasedAt: quizzes.releasedAt,
          percent: sql<number | null>`(${ofLatest(person, PERCENT)})`,
          ungradedCount: sql<number | null>`(${ofLatest(person, sql`${submissions.ungradedCount}`)})`,
        })
        .from(quizzes)
        .innerJoin(users, eq(users.id, quizzes.creatorId))
        .where(matching(person))
        .orderBy(
          sql`1`,
          sql`case ${rank} when 0 then ${quizzes.endsAt} when 1 then ${quizzes.startsAt} end asc nulls last`,
          sql`${quizzes.endsAt} desc nulls last`,
          quizzes.id,
        )
        .limit(pageSize)
        .offset((page - 1) * pageSize)
    },

    async count(person: ProvedAccount): Promise<number> {
      const [row] = await db.select({ count: count() }).from(quizzes).where(matching(person))
      return row?.count ?? 0
    },
  }

  /** What was taken back to draft is nobody's business until it is published again. */
  function matching(person: ProvedAccount): SQL | undefined {
    const theirs = db.select({ quizId: participants.quizId }).from(participants).where(isTheirs(person))
    return and(ne(quizzes.status, 'draft'), inArray(quizzes.id, theirs))
  }

  /** When they handed in. */
  function finishedAt(person: ProvedAccount) {
    return db
      .select({ at: max(submissions.finishedAt) })
      .from(submissions)
      .innerJoin(participants, eq(participants.id, submissions.participantId))
      .where(and(eq(participants.quizId, quizzes.id), isTheirs(person)))
  }

  /** Something of what they handed in last. */
  function ofLatest(person: ProvedAccount, what: SQL) {
    return db
      .select({ what })
      .from(submissions)
      .innerJoin(participants, eq(participants.id, submissions.participantId))
      .where(and(eq(participants.quizId, quizzes.id), isTheirs(person), isNotNull(submissions.finishedAt)))
      .orderBy(desc(submissions.finishedAt))
      .limit(1)
  }

  /** They have begun, and nothing has ended it. */
  function isAtWork(person: ProvedAccount): SQL {
    const running = db
      .select({ id: submissions.id })
      .from(submissions)
      .innerJoin(participants, eq(participants.id, submissions.participantId))
      .where(and(eq(participants.quizId, quizzes.id), isTheirs(person), isNull(submissions.finishedAt)))
    return exists(running)
  }

  /** 0 open, 1 upcoming, 2 done: over, or handed in. */
  function rankAt(now: Date, person: ProvedAccount): SQL {
    return sql`case
      when (${isAtWork(person)}) then 0
      when ${quizzes.status} = 'completed' or ${quizzes.endsAt} <= ${now} or (${finishedAt(person)}) is not null then 2
      when ${quizzes.startsAt} > ${now} then 1
      else 0
    end`
  }
}

const PERCENT = sql`100 * ${submissions.points} / nullif(${submissions.totalPoints}, 0)`
