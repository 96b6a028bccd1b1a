import { and, count, eq, inArray, isNull, max, ne, or, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { participants, submissions } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { users } from '#server/database/schema/users.ts'

interface Invited {
  userId: string
  /** Missing where it isn't proved to be theirs. */
  email: string | undefined
}

interface Slice {
  now: Date
  page: number
  pageSize: number
}

export type InvitedRow = Awaited<ReturnType<ReturnType<typeof participantRepository>['pageInvited']>>[number]

export function participantRepository(db: DbOrTx) {
  return {
    /** Open first, the next end before others; then what comes, the next start first; then what is over, latest first. */
    pageInvited(invited: Invited, { now, page, pageSize }: Slice) {
      const rank = rankAt(now, invited)
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
          finishedAt: sql`(${finishedAt(invited)})`.mapWith(submissions.finishedAt),
          durationMinutes: quizzes.durationMinutes,
        })
        .from(quizzes)
        .innerJoin(users, eq(users.id, quizzes.creatorId))
        .where(matching(invited))
        .orderBy(
          sql`1`,
          sql`case ${rank} when 0 then ${quizzes.endsAt} when 1 then ${quizzes.startsAt} end asc nulls last`,
          sql`${quizzes.endsAt} desc nulls last`,
          quizzes.id,
        )
        .limit(pageSize)
        .offset((page - 1) * pageSize)
    },

    async countInvited(invited: Invited): Promise<number> {
      const [row] = await db.select({ count: count() }).from(quizzes).where(matching(invited))
      return row?.count ?? 0
    },
  }

  /** What was taken back to draft is nobody's business until it is published again. */
  function matching(invited: Invited): SQL | undefined {
    const theirs = db.select({ quizId: participants.quizId }).from(participants).where(isTheirs(invited))
    return and(ne(quizzes.status, 'draft'), inArray(quizzes.id, theirs))
  }

  /** When they handed in. */
  function finishedAt(invited: Invited) {
    return db
      .select({ at: max(submissions.finishedAt) })
      .from(submissions)
      .innerJoin(participants, eq(participants.id, submissions.participantId))
      .where(and(eq(participants.quizId, quizzes.id), isTheirs(invited)))
  }

  /** 0 open, 1 upcoming, 2 done: over, or handed in. */
  function rankAt(now: Date, invited: Invited): SQL {
    return sql`case
      when ${quizzes.status} = 'completed' or ${quizzes.endsAt} <= ${now} or (${finishedAt(invited)}) is not null then 2
      when ${quizzes.startsAt} > ${now} then 1
      else 0
    end`
  }
}

/** Tied to them, or sent to an address of theirs and tied to nobody yet. */
function isTheirs({ userId, email }: Invited): SQL | undefined {
  const isUntied =
    email === undefined ? undefined : and(isNull(participants.userId), eq(participants.email, email))
  return or(eq(participants.userId, userId), isUntied)
}
