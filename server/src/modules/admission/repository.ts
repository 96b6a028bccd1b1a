import { and, asc, desc, eq, getTableColumns, inArray, like, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { BEST_PERCENT, LATEST_ATTEMPT } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'
import { isTheirs } from '#server/modules/roster/index.ts'
import type { ProvedAccount } from '#server/platform/http/actor.ts'
import { STAND_INS } from '#server/platform/mail/stand-in-address.ts'

export type InvitedParticipant = NonNullable<Awaited<ReturnType<typeof findInvited>>>
export type DoorQuiz = InvitedParticipant['quiz']

/** Whoever stands at a quiz's door. */
export function enteringRepository(db: DbOrTx) {
  return {
    find: (participantId: string) => findInvited(db, eq(participants.id, participantId)),

    findByAddress: (quizId: string, email: string) =>
      findInvited(db, and(eq(participants.quizId, quizId), eq(participants.email, email))),

    /** As whom somebody takes part who reads this mailbox: by their account, or else by the address itself. */
    findByMailbox: (quizId: string, email: string) =>
      findInvited(
        db,
        and(eq(participants.quizId, quizId), or(eq(account.email, email), eq(participants.email, email))),
        sql`${account.email} = ${email} desc nulls last`,
      ),

    /** To which this address was invited: first what is still to be done, then the newest. */
    listInvitedTo: (email: string, limit: number) =>
      db
        .select({ quizId: participants.quizId })
        .from(participants)
        .innerJoin(quizzes, eq(quizzes.id, participants.quizId))
        .leftJoin(submissions, LATEST_ATTEMPT)
        .where(and(eq(participants.email, email), ne(quizzes.status, 'draft')))
        .orderBy(
          sql`${quizzes.status} = 'active' and ${submissions.finishedAt} is null desc`,
          desc(participants.invitedAt),
          desc(participants.id),
        )
        .limit(limit),

    /** Those of a quiz who are known by name alone. */
    listNamed: (quizId: string) =>
      db
        .select({ id: participants.id, name: participants.name })
        .from(participants)
        .where(and(eq(participants.quizId, quizId), like(participants.email, STAND_INS))),

    findTied: (quizId: string, userId: string) =>
      findInvited(db, and(eq(participants.quizId, quizId), eq(participants.userId, userId))),

    /** As whom somebody who is signed in takes part. */
    findTheirs: (quizId: string, person: ProvedAccount) =>
      findInvited(
        db,
        and(eq(participants.quizId, quizId), isTheirs(person)),
        // What is tied to them counts before what was merely sent to them, also where a guest has come by that.
        sql`${participants.userId} = ${person.userId} desc nulls last`,
      ),

    /** Until the transaction ends, the quiz stays as it is and nobody else changes or withdraws this participant. */
    async lock(participantId: string): Promise<InvitedParticipant | undefined> {
      const which = eq(participants.id, participantId)
      // It never changes: the row need not be locked for it.
      const quizId = db.select({ id: participants.quizId }).from(participants).where(which)
      await db.select({ id: quizzes.id }).from(quizzes).where(inArray(quizzes.id, quizId)).for('share')
      await db.select({ id: participants.id }).from(participants).where(which).for('update')
      return findInvited(db, which)
    },

    /** All that somebody takes part in; until the transaction ends, nobody else changes it, and they begin nothing. */
    async lockAllOf(person: ProvedAccount) {
      const held = await db
        .select({
          id: participants.id,
          quizId: participants.quizId,
          email: participants.email,
          accommodation: participants.accommodation,
          mailId: participants.mailId,
        })
        .from(participants)
        .where(isTheirs(person))
        .orderBy(asc(participants.id))
        .for('update')
      const ids = held.map(({ id }) => id)
      // Only now: whoever began while one waited for the lock has begun.
      const begun = await db
        .select({ id: submissions.participantId })
        .from(submissions)
        .where(inArray(submissions.participantId, ids))
      const begunIds = new Set(begun.map(({ id }) => id))
      return held.map((one) => ({ ...one, hasBegun: begunIds.has(one.id) }))
    },
  }
}

/** Whoever somebody is tied to, beside whoever made the quiz. */
const account = alias(users, 'account')

/** Where at most one can be meant. */
const TIED_FIRST = sql`${participants.userId} nulls last`

/** A participant with their quiz, and how far they are in it. */
async function findInvited(db: DbOrTx, which: SQL | undefined, order = TIED_FIRST) {
  const [row] = await db
    .select({
      participant: getTableColumns(participants),
      quiz: { ...QUIZ, creatorName: users.username, workspaceScale: workspaces.scale },
      attempt: submissions.number,
      bestPercent: BEST_PERCENT,
      startedAt: submissions.startedAt,
      finishedAt: submissions.finishedAt,
      deadlineAt: submissions.deadlineAt,
      /** Of their own clock. */
      pausedAt: submissions.pausedAt,
      ending: submissions.ending,
      answerCount: submissions.answerCount,
      checksum: submissions.checksum,
      /** As it is now; none where they are tied to nobody yet. */
      accountEmail: account.email,
    })
    .from(participants)
    .innerJoin(quizzes, eq(quizzes.id, participants.quizId))
    .innerJoin(users, eq(users.id, quizzes.creatorId))
    .innerJoin(workspaces, eq(workspaces.id, quizzes.workspaceId))
    .leftJoin(account, eq(account.id, participants.userId))
    .leftJoin(submissions, LATEST_ATTEMPT)
    .where(which)
    .orderBy(order)
    .limit(1)
  return row
}

const QUIZ = {
  id: quizzes.id,
  workspaceId: quizzes.workspaceId,
  creatorId: quizzes.creatorId,
  title: quizzes.title,
  language: quizzes.language,
  status: quizzes.status,
  startsAt: quizzes.startsAt,
  endsAt: quizzes.endsAt,
  runsUntil: quizzes.runsUntil,
  completedAt: quizzes.completedAt,
  releasedAt: quizzes.releasedAt,
  pausedAt: quizzes.pausedAt,
  timeZone: quizzes.timeZone,
  durationMinutes: quizzes.durationMinutes,
  instructionsHtml: quizzes.instructionsHtml,
  questionCount: quizzes.questionCount,
  options: quizzes.options,
  sections: quizzes.sections,
  revision: quizzes.revision,
}
