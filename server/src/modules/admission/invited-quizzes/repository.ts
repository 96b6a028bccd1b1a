import { and, count, desc, eq, inArray, isNotNull, isNull, max, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { COUNTING_ATTEMPT, HAS_ATTEMPT_LEFT, LATEST_ATTEMPT, RESULT } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { certificates } from '#server/database/schema/certificates.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'
import { isTheirs } from '#server/modules/roster/index.ts'
import type { ProvedAccount } from '#server/platform/http/actor.ts'

interface Slice {
  now: Date
  page: number
  pageSize: number
}

export type InvitedRow = Awaited<ReturnType<ReturnType<typeof invitedQuizRepository>['page']>>[number]

/** What somebody is invited to. Reads only. */
export function invitedQuizRepository(db: DbOrTx) {
  return {
    /**
     * What they have begun first, and of that what ends next; what is open, likewise; then what comes, the next start first;
     * then what is over, latest first.
     */
    page(person: ProvedAccount, { now, page, pageSize }: Slice) {
      const rank = rankAt(now, person)
      return db
        .select({
          rank: rank.mapWith(Number),
          quizId: quizzes.id,
          title: quizzes.title,
          language: quizzes.language,
          creatorName: users.username,
          startsAt: startsAt(person).mapWith(quizzes.startsAt),
          endsAt: endsAt(person).mapWith(quizzes.endsAt),
          isOwnWindow: sql<boolean>`(${ofTheirs(person, participants.closesAt)}) is not null`,
          completedAt: quizzes.completedAt,
          finishedAt: sql`(${finishedAt(person)})`.mapWith(submissions.finishedAt),
          durationMinutes: quizzes.durationMinutes,
          hasToChoose: sql<boolean>`(${ofTheirs(person, participants.chooseUntil)}) is not null
            and (${ofTheirs(person, participants.chosenAt)}) is null`,
          deadlineAt: sql`(${ofRunning(person, sql`${submissions.deadlineAt}`)})`.mapWith(
            submissions.deadlineAt,
          ),
          pausedAt: sql`(${ofRunning(person, sql`${submissions.pausedAt}`)})`.mapWith(submissions.pausedAt),
          options: quizzes.options,
          workspaceScale: workspaces.scale,
          releasedAt: quizzes.releasedAt,
          attempt: sql`(${ofLatest(person, sql`${submissions.number}`)})`.mapWith(Number),
          hasCertificate: sql<boolean>`exists (${certificateOf(person, now)})`,
          points: sql<number | null>`(${ofResult(person, RESULT.points)})`,
          totalPoints: sql<number | null>`(${ofResult(person, sql`${submissions.totalPoints}`)})`,
          ungradedCount: sql<number | null>`(${ofResult(person, RESULT.ungradedCount)})`,
        })
        .from(quizzes)
        .innerJoin(users, eq(users.id, quizzes.creatorId))
        .innerJoin(workspaces, eq(workspaces.id, quizzes.workspaceId))
        .where(matching(person))
        .orderBy(
          sql`1`,
          sql`case ${rank}
            when 0 then (${ofRunning(person, sql`${submissions.deadlineAt}`)})
            when 1 then ${endsAt(person)}
            when 2 then ${startsAt(person)}
          end asc nulls last`,
          sql`${endsAt(person)} desc nulls last`,
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

  /** Of their own window, where they have one. */
  function startsAt(person: ProvedAccount): SQL {
    return sql`coalesce((${ofTheirs(person, participants.opensAt)}), ${quizzes.startsAt})`
  }

  function endsAt(person: ProvedAccount): SQL {
    return sql`coalesce((${ofTheirs(person, participants.closesAt)}), ${quizzes.endsAt})`
  }

  /** Something of the place that they take: what is tied to them counts before what was merely sent to them. */
  function ofTheirs(person: ProvedAccount, what: AnyPgColumn) {
    return db
      .select({ what: sql`${what}` })
      .from(participants)
      .where(and(eq(participants.quizId, quizzes.id), isTheirs(person)))
      .orderBy(sql`${participants.userId} = ${person.userId} desc nulls last`)
      .limit(1)
  }

  /** When they handed in. */
  function finishedAt(person: ProvedAccount) {
    return db
      .select({ at: max(submissions.finishedAt) })
      .from(submissions)
      .innerJoin(participants, eq(participants.id, submissions.participantId))
      .where(and(eq(participants.quizId, quizzes.id), isTheirs(person)))
  }

  /** Something of what their result is taken from; of several places, of what they handed in last. */
  function ofResult(person: ProvedAccount, what: SQL) {
    return db
      .select({ what })
      .from(submissions)
      .innerJoin(participants, COUNTING_ATTEMPT)
      .where(and(eq(participants.quizId, quizzes.id), isTheirs(person), isNotNull(submissions.finishedAt)))
      .orderBy(desc(submissions.finishedAt))
      .limit(1)
  }

  function certificateOf(person: ProvedAccount, now: Date) {
    return db
      .select({ what: sql`1` })
      .from(certificates)
      .innerJoin(participants, eq(participants.id, certificates.participantId))
      .where(
        and(
          eq(participants.quizId, quizzes.id),
          isTheirs(person),
          isNull(certificates.withdrawnAt),
          sql`coalesce(${certificates.expiresAt} > ${now}, true)`,
        ),
      )
  }

  /** Something of the latest attempt, of several places of the one that has gone on longest. */
  function ofLatest(person: ProvedAccount, what: SQL) {
    return db
      .select({ what })
      .from(submissions)
      .innerJoin(participants, LATEST_ATTEMPT)
      .where(and(eq(participants.quizId, quizzes.id), isTheirs(person)))
      .orderBy(desc(submissions.number))
      .limit(1)
  }

  /** They have finished it, and may take it once more. */
  function again(person: ProvedAccount) {
    return db
      .select({ what: sql`1` })
      .from(submissions)
      .innerJoin(participants, LATEST_ATTEMPT)
      .where(and(eq(participants.quizId, quizzes.id), isTheirs(person), HAS_ATTEMPT_LEFT))
  }

  /** Something of what they have begun, and nothing has ended. */
  function ofRunning(person: ProvedAccount, what: SQL) {
    return db
      .select({ what })
      .from(submissions)
      .innerJoin(participants, eq(participants.id, submissions.participantId))
      .where(and(eq(participants.quizId, quizzes.id), isTheirs(person), isNull(submissions.finishedAt)))
      .orderBy(submissions.deadlineAt)
      .limit(1)
  }

  /** The place of the phase among `INVITED_PHASES`; done: over, or handed in. */
  function rankAt(now: Date, person: ProvedAccount): SQL {
    return sql`case
      when exists (${ofRunning(person, sql`1`)}) then 0
      when ${quizzes.status} = 'completed' or ${endsAt(person)} <= ${now} then 3
      when (${finishedAt(person)}) is not null and not exists (${again(person)}) then 3
      when ${startsAt(person)} > ${now} then 2
      else 1
    end`
  }
}
