import type { MailStatus } from '@probant/contract/admin/mails'
import { and, asc, eq, gt, isNotNull, isNull, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { HAS_ATTEMPT_LEFT, LATEST_ATTEMPT } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { HAS_MAILBOX } from '#server/database/participant-name.ts'
import { mails } from '#server/database/schema/mails.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import type { ProvedAccount } from '#server/platform/http/actor.ts'
import { STAND_INS } from '#server/platform/mail/stand-in-address.ts'

/** An invitation that nobody has begun with, and where its mail is. */
export interface Unused
  extends Pick<ParticipantRow, 'id' | 'openedAt' | 'remindedAt' | 'lastCallAt' | 'toldAt' | 'mailId'> {
  mailStatus: MailStatus | null
}

/** Somebody who may still use more time. */
export type Unfinished = Pick<ParticipantRow, 'id' | 'accommodation' | 'opensAt' | 'closesAt'>

export type ParticipantRow = typeof participants.$inferSelect

/** Those who take part, and how far they are; also held until they are changed. Reads only. */
export function knownParticipantRepository(db: DbOrTx) {
  /** In one order, so that two who lock never wait for each other. */
  const lockAll = (isOne: SQL | undefined) =>
    db
      .select({ id: participants.id })
      .from(participants)
      .where(isOne)
      .orderBy(asc(participants.id))
      .for('update')

  return {
    async find(quizId: string, participantId: string): Promise<ParticipantRow | undefined> {
      const [row] = await db.select().from(participants).where(isOf(quizId, participantId))
      return row
    },

    /** Until the transaction ends, nobody else changes them, and they begin nothing. */
    async findForUpdate(quizId: string, participantId: string) {
      const [row] = await db.select().from(participants).where(isOf(quizId, participantId)).for('update')
      // Only now: whoever began while one waited for the lock has begun.
      const [submission] = await db
        .select({ finishedAt: THROUGH_AT, ending: submissions.ending })
        .from(submissions)
        .innerJoin(quizzes, eq(quizzes.id, submissions.quizId))
        .where(and(eq(submissions.participantId, participantId), sql`${submissions.isLatest}`))
      const { finishedAt = null, ending = null } = submission ?? {}
      return row && { ...row, hasSubmission: submission !== undefined, finishedAt, ending }
    },

    /** All who have not begun; until the transaction ends, nobody else changes them, and they begin nothing. */
    async lockUnused(quizId: string): Promise<Unused[]> {
      const isOfQuiz = eq(participants.quizId, quizId)
      await lockAll(isOfQuiz)
      // Only now: whoever began while one waited for the locks has begun.
      return db
        .select({
          id: participants.id,
          openedAt: participants.openedAt,
          remindedAt: participants.remindedAt,
          lastCallAt: participants.lastCallAt,
          toldAt: participants.toldAt,
          mailId: participants.mailId,
          mailStatus: mails.status,
        })
        .from(participants)
        .leftJoin(mails, eq(mails.id, participants.mailId))
        .where(and(isOfQuiz, hasNotBegun(db)))
    },

    /** Those of these who have not begun; until the transaction ends, nobody else changes them, and they begin nothing. */
    async lockUnbegun(quizId: string, among: readonly string[]) {
      const isOne = and(eq(participants.quizId, quizId), isAny(participants.id, among, 'uuid'))
      await lockAll(isOne)
      // Only now: whoever began while one waited for the locks has begun.
      return db
        .select({
          id: participants.id,
          accommodation: participants.accommodation,
          opensAt: participants.opensAt,
          closesAt: participants.closesAt,
          chooseUntil: participants.chooseUntil,
        })
        .from(participants)
        .where(and(isOne, hasNotBegun(db)))
        .orderBy(asc(participants.id))
    },

    /** Those who have not begun and can be written to, or those of these, and which mails they had. */
    async lockAddressees(quizId: string, among?: readonly string[]) {
      const isAddressed = and(
        eq(participants.quizId, quizId),
        HAS_MAILBOX,
        eq(participants.isByHand, false),
        among && isAny(participants.id, among, 'uuid'),
      )
      await lockAll(isAddressed)
      // Only now: whoever began while one waited for the locks has begun.
      return db
        .select({
          id: participants.id,
          mailDue: participants.mailDue,
          mailKind: participants.mailKind,
          mailStatus: mails.status,
        })
        .from(participants)
        .leftJoin(mails, eq(mails.id, participants.mailId))
        .where(and(isAddressed, hasNotBegun(db)))
        .orderBy(asc(participants.id))
    },

    /** All who may still use more time: not those who are through, unless violations have stopped them. */
    async lockUnfinished(quizId: string): Promise<Unfinished[]> {
      await lockAll(eq(participants.quizId, quizId))
      // Whoever is being handed in at this moment is through first.
      await db
        .select({ id: submissions.id })
        .from(submissions)
        .where(and(eq(submissions.quizId, quizId), isNull(submissions.finishedAt)))
        .orderBy(asc(submissions.id))
        .for('update')
      const isThrough = db
        .select({ id: submissions.id })
        .from(submissions)
        .innerJoin(quizzes, eq(quizzes.id, submissions.quizId))
        .where(
          and(
            LATEST_ATTEMPT,
            isNotNull(THROUGH_AT),
            sql`${submissions.ending} is distinct from 'terminated'`,
          ),
        )
      return db
        .select({
          id: participants.id,
          accommodation: participants.accommodation,
          opensAt: participants.opensAt,
          closesAt: participants.closesAt,
        })
        .from(participants)
        .where(and(eq(participants.quizId, quizId), notExists(isThrough)))
        .orderBy(asc(participants.id))
    },

    /** Is there anybody who has not begun and whose own window is still ahead, or open? The quiz’s end is none for them. */
    async isAnyoneAhead(quizId: string, now: Date): Promise<boolean> {
      const isAhead = and(eq(participants.quizId, quizId), gt(participants.closesAt, now), hasNotBegun(db))
      return (await db.$count(participants, isAhead)) > 0
    },

    /** Who of a quiz has a window of their own, whether or not they have begun. */
    async listWindowed(quizId: string): Promise<string[]> {
      const rows = await db
        .select({ id: participants.id })
        .from(participants)
        .where(and(eq(participants.quizId, quizId), isNotNull(participants.closesAt)))
      return rows.map(({ id }) => id)
    },

    /** All of them, or how many of these there are. */
    count: (quizId: string, among?: readonly string[]): Promise<number> =>
      db.$count(
        participants,
        and(eq(participants.quizId, quizId), among && isAny(participants.id, among, 'uuid')),
      ),

    /** Who of these people takes part: by the address, or by the name where there is none. */
    async listAmong(quizId: string, people: readonly { email: string; name: string }[]): Promise<string[]> {
      const emails = people.flatMap(({ email }) => email || [])
      const names = people.flatMap(({ email, name }) => (email ? [] : name))
      const isNamed = and(isAny(participants.name, names, 'text'), not(HAS_MAILBOX))
      const rows = await db
        .select({ id: participants.id })
        .from(participants)
        .where(and(eq(participants.quizId, quizId), or(isAny(participants.email, emails, 'text'), isNamed)))
      return rows.map(({ id }) => id)
    },

    /** Which of these addresses take part already. */
    async listInvited(quizId: string, people: readonly { email: string }[]): Promise<string[]> {
      const emails = people.map(({ email }) => email)
      const rows = await db
        .select({ email: participants.email })
        .from(participants)
        .where(and(eq(participants.quizId, quizId), isAny(participants.email, emails, 'text')))
      return rows.map(({ email }) => email)
    },
  }
}

/** When they had finished; nothing where they have an attempt left. */
const THROUGH_AT = sql`case when not ${HAS_ATTEMPT_LEFT} then ${submissions.finishedAt} end`.mapWith(
  submissions.finishedAt,
)

export function hasNotBegun(db: DbOrTx): SQL {
  return notExists(
    db.select({ id: submissions.id }).from(submissions).where(eq(submissions.participantId, participants.id)),
  )
}

/** Tied to them, or sent to an address of theirs and tied to nobody who has proved it. */
export function isTheirs({ userId, email }: ProvedAccount): SQL | undefined {
  const isTheirMail = email === undefined ? undefined : and(eq(participants.email, email), IS_UNPROVED)
  return or(eq(participants.userId, userId), isTheirMail)
}

/** Whoever was handed the link takes part as a guest, until the address is proved. */
const IS_UNPROVED = sql`not exists (select 1 from ${users}
  where ${users.id} = ${participants.userId} and ${users.email} not like ${STAND_INS})`

function isOf(quizId: string, participantId: string): SQL | undefined {
  return and(eq(participants.quizId, quizId), eq(participants.id, participantId))
}

/** However many there are: one value of the statement. */
export function isAny(column: AnyPgColumn, values: readonly string[], type: 'text' | 'uuid'): SQL {
  return sql`${column} = any(${sql.param(values)}::${sql.raw(type)}[])`
}
