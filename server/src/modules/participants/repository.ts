import type { MailStatus } from '@probant/contract/admin/mails'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '#server/database/client.ts'
import { mails } from '#server/database/schema/mails.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import type { ProvedAccount } from '#server/platform/http/actor.ts'

interface Invitee {
  email: string
  name: string
}

type Inviting = Pick<ParticipantRow, 'quizId' | 'invitedAt' | 'mailDue'>

/** Who has to be left in peace: whoever was written to since then. */
interface Reminding {
  at: Date
  quietSince: Date
}

/** Between these two a quiz ends whose participants are called for the last time. */
interface Calling extends Reminding {
  endsAfter: Date
  endsBy: Date
  limit: number
}

/** An invitation that nobody has begun with, and where its mail is. */
export interface Unused
  extends Pick<ParticipantRow, 'id' | 'openedAt' | 'remindedAt' | 'lastCallAt' | 'mailId'> {
  mailStatus: MailStatus | null
}

export type ParticipantRow = typeof participants.$inferSelect

export function participantRepository(db: DbOrTx) {
  return {
    /** Their ids. */
    async add(rows: (typeof participants.$inferInsert)[]): Promise<string[]> {
      const added = await db.insert(participants).values(rows).returning({ id: participants.id })
      return added.map(({ id }) => id)
    },

    /** Thousands in one go, column by column: two values of the statement, which otherwise would take seconds. */
    async invite(people: readonly Invitee[], { quizId, invitedAt, mailDue }: Inviting): Promise<void> {
      const emails = sql.param(people.map(({ email }) => email))
      const names = sql.param(people.map(({ name }) => name))
      await db.execute(sql`
        insert into ${participants} (quiz_id, email, name, invited_at, mail_due)
        select ${quizId}::uuid, email, name, ${invitedAt}::timestamptz, ${mailDue}::text
        from unnest(${emails}::text[], ${names}::text[]) as people(email, name)`)
    },

    /** Whoever stands there without a name gets the one that a later list has for them. */
    async nameUnnamed(quizId: string, people: readonly Invitee[]): Promise<void> {
      const emails = sql.param(people.map(({ email }) => email))
      const names = sql.param(people.map(({ name }) => name))
      await db
        .update(participants)
        .set({ name: sql`people.name` })
        .from(sql`unnest(${emails}::text[], ${names}::text[]) as people(email, name)`)
        .where(
          and(
            eq(participants.quizId, quizId),
            sql`${participants.email} = people.email`,
            eq(participants.name, ''),
          ),
        )
    },

    async find(quizId: string, participantId: string): Promise<ParticipantRow | undefined> {
      const [row] = await db.select().from(participants).where(isOf(quizId, participantId))
      return row
    },

    /** Until the transaction ends, nobody else changes them, and they begin nothing. */
    async findForUpdate(quizId: string, participantId: string) {
      const [row] = await db.select().from(participants).where(isOf(quizId, participantId)).for('update')
      // Only now: whoever began while one waited for the lock has begun.
      const [submission] = await db
        .select({ finishedAt: submissions.finishedAt, ending: submissions.ending })
        .from(submissions)
        .where(eq(submissions.participantId, participantId))
      const { finishedAt = null, ending = null } = submission ?? {}
      return row && { ...row, hasSubmission: submission !== undefined, finishedAt, ending }
    },

    async update(participantId: string, changes: Partial<ParticipantRow>): Promise<void> {
      await db.update(participants).set(changes).where(eq(participants.id, participantId))
    },

    async delete(participantId: string): Promise<void> {
      await db.delete(participants).where(eq(participants.id, participantId))
    },

    /** All who have not begun; until the transaction ends, nobody else changes them, and they begin nothing. */
    async holdUnused(quizId: string): Promise<Unused[]> {
      const isOfQuiz = eq(participants.quizId, quizId)
      await db
        .select({ id: participants.id })
        .from(participants)
        .where(isOfQuiz)
        .orderBy(asc(participants.id))
        .for('update')
      // Only now: whoever began while one waited for the locks has begun.
      return db
        .select({
          id: participants.id,
          openedAt: participants.openedAt,
          remindedAt: participants.remindedAt,
          lastCallAt: participants.lastCallAt,
          mailId: participants.mailId,
          mailStatus: mails.status,
        })
        .from(participants)
        .leftJoin(mails, eq(mails.id, participants.mailId))
        .where(and(isOfQuiz, hasNotBegun()))
    },

    /** All who may still use more time: not those who are through, unless violations have stopped them. */
    holdUnfinished(quizId: string): Promise<Pick<ParticipantRow, 'id' | 'accommodation'>[]> {
      const isThrough = db
        .select({ id: submissions.id })
        .from(submissions)
        .where(
          and(
            eq(submissions.participantId, participants.id),
            isNotNull(submissions.finishedAt),
            sql`${submissions.ending} is distinct from 'terminated'`,
          ),
        )
      return db
        .select({ id: participants.id, accommodation: participants.accommodation })
        .from(participants)
        .where(and(eq(participants.quizId, quizId), notExists(isThrough)))
        .orderBy(asc(participants.id))
        .for('update', { of: participants })
    },

    async accommodate(granted: readonly Pick<ParticipantRow, 'id' | 'accommodation'>[]): Promise<void> {
      if (granted.length === 0) return
      await db.execute(sql`
        update ${participants} set accommodation = granted.accommodation
        from jsonb_to_recordset(${JSON.stringify(granted)}::jsonb) as granted(id uuid, accommodation jsonb)
        where ${participants.id} = granted.id`)
    },

    async deleteAll(participantIds: readonly string[]): Promise<void> {
      await db.delete(participants).where(isAny(participants.id, participantIds, 'uuid'))
    },

    count: (quizId: string): Promise<number> => db.$count(participants, eq(participants.quizId, quizId)),

    /** Which of these addresses take part already. */
    async listInvited(quizId: string, people: readonly Pick<Invitee, 'email'>[]): Promise<string[]> {
      const emails = people.map(({ email }) => email)
      const rows = await db
        .select({ email: participants.email })
        .from(participants)
        .where(and(eq(participants.quizId, quizId), isAny(participants.email, emails, 'text')))
      return rows.map(({ email }) => email)
    },

    /** The mail that was written to each; no other is due to them any more. */
    async setMails(mailed: readonly { id: string; mailId: string }[]): Promise<void> {
      const ids = sql.param(mailed.map(({ id }) => id))
      const mailIds = sql.param(mailed.map(({ mailId }) => mailId))
      await db
        .update(participants)
        .set({ mailId: sql`mailed.mail_id`, mailDue: null })
        .from(sql`unnest(${ids}::uuid[], ${mailIds}::uuid[]) as mailed(id, mail_id)`)
        .where(sql`${participants.id} = mailed.id`)
    },

    /**
     * Notes that they are reminded, and that the mail is still to be written; says how many. Whoever is about to get a
     * mail is left alone: it tells the same, and an invitation has to come first.
     */
    async claimReminder(
      quizId: string,
      { participantIds, at, quietSince }: Reminding & { participantIds?: readonly string[] },
    ): Promise<{ reminded: number; leftAlone: number }> {
      const waiting = and(
        eq(participants.quizId, quizId),
        participantIds && isAny(participants.id, participantIds, 'uuid'),
        hasNotBegun(),
      )
      const asked = await db.$count(participants, waiting)
      const { rowCount } = await db
        .update(participants)
        .set({ remindedAt: at, mailDue: 'reminder' })
        .where(
          and(
            waiting,
            isQuiet(participants.remindedAt, quietSince),
            isQuiet(participants.lastCallAt, quietSince),
            hasNoMailComing(),
          ),
        )
      const reminded = rowCount ?? 0
      return { reminded, leftAlone: asked - reminded }
    },

    /**
     * The same for the last call. Whom somebody else is calling or changing at this moment is left out. A quiz that is
     * open for no longer than that calls nobody.
     */
    async claimLastCall({ at, quietSince, endsAfter, endsBy, limit }: Calling): Promise<number> {
      const span = sql`${endsBy}::timestamptz - ${at}::timestamptz`
      const called = await db
        .select({ id: participants.id })
        .from(participants)
        .innerJoin(quizzes, eq(quizzes.id, participants.quizId))
        .where(
          and(
            eq(quizzes.status, 'active'),
            gt(quizzes.endsAt, endsAfter),
            lte(quizzes.endsAt, endsBy),
            or(isNull(quizzes.startsAt), sql`${quizzes.startsAt} < ${quizzes.endsAt} - (${span})`),
            isNull(participants.lastCallAt),
            hasNotBegun(),
            lte(participants.invitedAt, quietSince),
            isQuiet(participants.remindedAt, quietSince),
          ),
        )
        .orderBy(asc(quizzes.endsAt), asc(participants.id))
        .limit(limit)
        .for('update', { of: participants, skipLocked: true })
      const ids = called.map(({ id }) => id)
      await db
        .update(participants)
        // An invitation that was not written yet tells what they need to know.
        .set({
          lastCallAt: at,
          mailDue: sql`case when ${participants.mailDue} = 'invitation' then 'invitation' else 'lastCall' end`,
        })
        .where(isAny(participants.id, ids, 'uuid'))
      return called.length
    },

    /** That their result is there; whoever is gone hears nothing. */
    async claimResult(participantIds: readonly string[]): Promise<void> {
      await db
        .update(participants)
        .set({ mailDue: 'result' })
        .where(isAny(participants.id, participantIds, 'uuid'))
    },

    /** To whom a mail is still to be written, those first who wait longest; whom somebody else writes to is left out. */
    async claimDue(limit: number) {
      const due = await db
        .select({ id: participants.id, quizId: participants.quizId, kind: participants.mailDue })
        .from(participants)
        .where(isNotNull(participants.mailDue))
        .orderBy(asc(participants.invitedAt), asc(participants.id))
        .limit(limit)
        .for('update', { skipLocked: true })
      return due.flatMap(({ kind, ...one }) => (kind ? { ...one, kind } : []))
    },

    /** What was not written to them by now never will be. */
    async forgetDue(participantIds: readonly string[]): Promise<void> {
      await db
        .update(participants)
        .set({ mailDue: null })
        .where(and(isAny(participants.id, participantIds, 'uuid'), isNotNull(participants.mailDue)))
    },
  }

  function hasNoMailComing(): SQL | undefined {
    const isComing = and(eq(mails.id, participants.mailId), inArray(mails.status, ['waiting', 'sending']))
    return and(
      isNull(participants.mailDue),
      notExists(db.select({ id: mails.id }).from(mails).where(isComing)),
    )
  }

  function hasNotBegun(): SQL {
    return notExists(
      db
        .select({ id: submissions.id })
        .from(submissions)
        .where(eq(submissions.participantId, participants.id)),
    )
  }
}

/** Tied to them, or sent to an address of theirs and tied to nobody yet. */
export function isTheirs({ userId, email }: ProvedAccount): SQL | undefined {
  const isUntied =
    email === undefined ? undefined : and(isNull(participants.userId), eq(participants.email, email))
  return or(eq(participants.userId, userId), isUntied)
}

function isOf(quizId: string, participantId: string): SQL | undefined {
  return and(eq(participants.quizId, quizId), eq(participants.id, participantId))
}

/** However many there are: one value of the statement. */
function isAny(column: AnyPgColumn, values: readonly string[], type: 'text' | 'uuid'): SQL {
  return sql`${column} = any(${sql.param(values)}::${sql.raw(type)}[])`
}

function isQuiet(written: AnyPgColumn, since: Date): SQL | undefined {
  return or(isNull(written), lte(written, since))
}
