import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '#server/database/client.ts'
import { HAS_MAILBOX } from '#server/database/participant-name.ts'
import { mails } from '#server/database/schema/mails.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { STAND_INS } from '#server/platform/mail/stand-in-address.ts'
import { hasNotBegun, isAny, type ParticipantRow } from './known/repository.ts'
import { NO_WINDOW, type OwnWindow } from './window.ts'

type Inviting = Pick<ParticipantRow, 'quizId' | 'invitedAt' | 'isByHand' | 'message'>

/** Who has to be left in peace: whoever was written to since then. */
interface Reminding {
  at: Date
  quietSince: Date
}

/** Between these two ends the quiz, or their own window, of those who are called for the last time. */
interface Calling extends Reminding {
  by: 'quiz' | 'ownWindow'
  endsAfter: Date
  endsBy: Date
  limit: number
}

interface SetWindow {
  window: OwnWindow
  theyChoose: boolean
  at: Date
}

/** Somebody who may take part: an address, or one that stands in for a name. */
export interface Invitee {
  email: string
  name: string
}

/** Everything that changes those who take part. */
export function participantRepository(db: DbOrTx) {
  return {
    /** Their ids. */
    async add(rows: (typeof participants.$inferInsert)[]): Promise<string[]> {
      const added = await db.insert(participants).values(rows).returning({ id: participants.id })
      return added.map(({ id }) => id)
    },

    /** Thousands in one go, column by column: two values of the statement, which otherwise would take seconds. Their ids. */
    async invite(
      people: readonly Invitee[],
      { quizId, invitedAt, isByHand, message }: Inviting,
    ): Promise<string[]> {
      const emails = sql.param(people.map(({ email }) => email))
      const names = sql.param(people.map(({ name }) => name))
      const { rows } = await db.execute<{ id: string }>(sql`
        insert into ${participants} (quiz_id, email, name, invited_at, is_by_hand, mail_due, message)
        select ${quizId}::uuid, email, name, ${invitedAt}::timestamptz, ${isByHand}::boolean,
          case when not ${isByHand}::boolean and email not like ${STAND_INS} then 'invitation' end, ${message}::text
        from unnest(${emails}::text[], ${names}::text[]) as people(email, name)
        returning id`)
      return rows.map(({ id }) => id)
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

    async update(participantId: string, changes: Partial<ParticipantRow>): Promise<void> {
      await db.update(participants).set(changes).where(eq(participants.id, participantId))
    },

    async delete(participantId: string): Promise<void> {
      await db.delete(participants).where(eq(participants.id, participantId))
    },

    async accommodate(granted: readonly Pick<ParticipantRow, 'id' | 'accommodation'>[]): Promise<void> {
      if (granted.length === 0) return
      await db.execute(sql`
        update ${participants} set accommodation = granted.accommodation
        from jsonb_to_recordset(${JSON.stringify(granted)}::jsonb) as granted(id uuid, accommodation jsonb)
        where ${participants.id} = granted.id`)
    },

    /** Where they choose, it is the whole of what they choose from. What they had chosen before is no more. */
    async setWindow(participantIds: readonly string[], { window, theyChoose, at }: SetWindow): Promise<void> {
      const offer = theyChoose ? window : NO_WINDOW
      await db
        .update(participants)
        .set({
          ...window,
          windowSetAt: at,
          chooseFrom: offer.opensAt,
          chooseUntil: offer.closesAt,
          chosenAt: null,
        })
        .where(isAny(participants.id, participantIds, 'uuid'))
    },

    async deleteAll(participantIds: readonly string[]): Promise<void> {
      await db.delete(participants).where(isAny(participants.id, participantIds, 'uuid'))
    },

    /** The codes that are handed to them. */
    async setCodes(handed: readonly { id: string; codeHash: string }[]): Promise<void> {
      const ids = sql.param(handed.map(({ id }) => id))
      const hashes = sql.param(handed.map(({ codeHash }) => codeHash))
      await db
        .update(participants)
        .set({ codeHash: sql`handed.code_hash` })
        .from(sql`unnest(${ids}::uuid[], ${hashes}::text[]) as handed(id, code_hash)`)
        .where(sql`${participants.id} = handed.id`)
    },

    /** The mail that was written to each; no other is due to them any more. */
    async setMails(
      mailed: readonly { id: string; mailId: string }[],
      kind: ParticipantRow['mailKind'],
    ): Promise<void> {
      const ids = sql.param(mailed.map(({ id }) => id))
      const mailIds = sql.param(mailed.map(({ mailId }) => mailId))
      await db
        .update(participants)
        .set({ mailId: sql`mailed.mail_id`, mailKind: kind, mailDue: null })
        .from(sql`unnest(${ids}::uuid[], ${mailIds}::uuid[]) as mailed(id, mail_id)`)
        .where(sql`${participants.id} = mailed.id`)
    },

    /**
     * Notes that they are reminded, and that the mail is still to be written; says how many. Whoever is about to get a
     * mail is left alone: it tells the same, and an invitation has to come first.
     */
    async claimReminder(
      quizId: string,
      {
        participantIds,
        at,
        quietSince,
        endsAt,
      }: Reminding & {
        participantIds?: readonly string[]
        /** Of the quiz: who has a window of their own has another one. */
        endsAt: Date | null
      },
    ): Promise<{ reminded: number; leftAlone: number }> {
      const waiting = and(
        eq(participants.quizId, quizId),
        participantIds && isAny(participants.id, participantIds, 'uuid'),
        hasNotBegun(db),
        HAS_MAILBOX,
        sql`coalesce(coalesce(${participants.closesAt}, ${endsAt}::timestamptz) > ${at}, true)`,
      )
      const asked = await db.$count(participants, waiting)
      const { rowCount } = await db
        .update(participants)
        .set({ remindedAt: at, mailDue: 'reminder', isByHand: false })
        .where(
          and(
            waiting,
            isQuiet(participants.remindedAt, quietSince),
            isQuiet(participants.lastCallAt, quietSince),
            isQuiet(participants.toldAt, quietSince),
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
    async claimLastCall(calling: Calling): Promise<number> {
      const { at, quietSince, limit, by } = calling
      const called = await db
        .select({ id: participants.id })
        .from(participants)
        .innerJoin(quizzes, eq(quizzes.id, participants.quizId))
        .where(
          and(
            eq(quizzes.status, 'active'),
            by === 'quiz' ? isNull(participants.closesAt) : undefined,
            isEnding(by === 'quiz' ? quizzes : OWN_WINDOW, calling),
            isNull(participants.lastCallAt),
            hasNotBegun(db),
            HAS_MAILBOX,
            eq(participants.isByHand, false),
            lte(participants.invitedAt, quietSince),
            isQuiet(participants.remindedAt, quietSince),
            isQuiet(participants.toldAt, quietSince),
          ),
        )
        .orderBy(asc(by === 'quiz' ? quizzes.endsAt : participants.closesAt), asc(participants.id))
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

    /**
     * There is another end, of the quiz or of these people's own window: who was called before it has heard of the quiz, and is
     * called before the next one.
     */
    async forgetLastCalls(quizId: string, among?: readonly string[]): Promise<void> {
      await db
        .update(participants)
        .set({
          toldAt: sql`greatest(${participants.toldAt}, ${participants.lastCallAt})`,
          lastCallAt: null,
          mailDue: sql`nullif(${participants.mailDue}, 'lastCall')`,
        })
        .where(
          and(
            eq(participants.quizId, quizId),
            among ? isAny(participants.id, among, 'uuid') : isNull(participants.closesAt),
            isNotNull(participants.lastCallAt),
            hasNotBegun(db),
          ),
        )
    },

    /** That something has changed, each by the mail that is named. One about other dates brings the quiz to mind, too. */
    async claimNotices(notices: readonly { id: string; kind: string }[], at: Date): Promise<void> {
      if (notices.length === 0) return
      const ids = sql.param(notices.map(({ id }) => id))
      const kinds = sql.param(notices.map(({ kind }) => kind))
      await db
        .update(participants)
        .set({
          mailDue: sql`noted.kind`,
          toldAt: sql`case when noted.kind in ('laterEnd', 'ownWindow') then ${at}::timestamptz else ${participants.toldAt} end`,
        })
        .from(sql`unnest(${ids}::uuid[], ${kinds}::text[]) as noted(id, kind)`)
        .where(sql`${participants.id} = noted.id`)
    },

    /** That their result is there; whoever is gone hears nothing, nor whoever was not to be mailed. */
    async claimResult(participantIds: readonly string[]): Promise<void> {
      await db
        .update(participants)
        .set({ mailDue: 'result' })
        .where(
          and(isAny(participants.id, participantIds, 'uuid'), HAS_MAILBOX, eq(participants.isByHand, false)),
        )
    },

    /** To whom a mail is still to be written, those first who wait longest; whom somebody else writes to is left out. */
    async claimDue(limit: number) {
      const due = await db
        .select({
          id: participants.id,
          quizId: participants.quizId,
          kind: participants.mailDue,
          opensAt: participants.opensAt,
          closesAt: participants.closesAt,
        })
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
}

const OWN_WINDOW = { startsAt: participants.opensAt, endsAt: participants.closesAt }

/** Soon, and it is open for longer than that. */
function isEnding(
  { startsAt, endsAt }: Record<'startsAt' | 'endsAt', AnyPgColumn>,
  { at, endsAfter, endsBy }: Calling,
): SQL | undefined {
  const span = sql`${endsBy}::timestamptz - ${at}::timestamptz`
  return and(
    gt(endsAt, endsAfter),
    lte(endsAt, endsBy),
    or(isNull(startsAt), sql`${startsAt} < ${endsAt} - (${span})`),
  )
}

function isQuiet(written: AnyPgColumn, since: Date): SQL | undefined {
  return or(isNull(written), lte(written, since))
}
