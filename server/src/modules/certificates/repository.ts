import type { CertificateState } from '@probant/contract/certificates/certificate'
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { COUNTING_ATTEMPT, RESULT } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { PARTICIPANT_NAME } from '#server/database/participant-name.ts'
import { type CERTIFICATE_MAILS, certificates } from '#server/database/schema/certificates.ts'
import { organizations } from '#server/database/schema/organizations.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'

export type CertificateRow = typeof certificates.$inferSelect
export type CertificateMail = (typeof CERTIFICATE_MAILS)[number]
export type Printed = Awaited<ReturnType<ReturnType<typeof certificateRepository>['listPrinted']>>[number]
export type Moved = Awaited<ReturnType<ReturnType<typeof certificateRepository>['listMoved']>>[number]

/** Somebody who takes part, and from when on what they finish is shown to them. */
interface Own {
  participant: { id: string }
  shownFrom: Date | null
}

export function certificateRepository(db: DbOrTx) {
  const participantsOf = (submissionIds: readonly string[]) =>
    db
      .select({ id: attempts.participantId })
      .from(attempts)
      .where(sql`${attempts.id} = any(${sql.param([...submissionIds])}::uuid[])`)

  const handedIn = (quizId: string, submissionId: string) =>
    db
      .select({ participantId: submissions.participantId })
      .from(submissions)
      .where(
        and(
          eq(submissions.quizId, quizId),
          eq(submissions.id, submissionId),
          isNotNull(submissions.finishedAt),
        ),
      )
      .$dynamic()

  return {
    /**
     * Whoever these submissions are of, where the quiz has certificates or they have one: what their result is, of whichever
     * attempts, and what a certificate would say. The submissions are locked by whoever moved them.
     */
    listMoved: (submissionIds: readonly string[]) =>
      db
        .select({
          submissionId: submissions.id,
          quizId: quizzes.id,
          creatorId: quizzes.creatorId,
          participantId: participants.id,
          email: participants.email,
          listedName: participants.name,
          number: submissions.number,
          name: PARTICIPANT_NAME,
          finishedAt: submissions.finishedAt,
          points: RESULT.points,
          totalPoints: submissions.totalPoints,
          ungradedCount: WAITING_COUNT,
          notifiedAt: submissions.notifiedAt,
          areOthersTold: ARE_OTHERS_TOLD,
          title: quizzes.title,
          options: quizzes.options,
          releasedAt: quizzes.releasedAt,
          workspaceId: quizzes.workspaceId,
          issuer: ISSUER,
          certificate: certificates,
        })
        .from(participants)
        .innerJoin(submissions, COUNTING_ATTEMPT)
        .innerJoin(quizzes, eq(quizzes.id, participants.quizId))
        .innerJoin(creators, eq(creators.id, quizzes.creatorId))
        .leftJoin(organizations, eq(organizations.id, quizzes.workspaceId))
        .leftJoin(users, eq(users.id, participants.userId))
        .leftJoin(certificates, eq(certificates.participantId, participants.id))
        .where(
          and(
            inArray(participants.id, participantsOf(submissionIds)),
            or(sql`jsonb_typeof(${quizzes.options}->'certificate') = 'object'`, isNotNull(certificates.id)),
          ),
        )
        .orderBy(asc(participants.id)),

    /** Whoever has one already keeps it. */
    async create(rows: (typeof certificates.$inferInsert)[]): Promise<void> {
      if (rows.length === 0) return
      await db.insert(certificates).values(rows).onConflictDoNothing({ target: certificates.participantId })
    },

    /** Whoever is to be told the opposite has not heard of it yet, and is told nothing. */
    async withdraw(ids: readonly string[], { at, by, reason }: Withdrawal): Promise<void> {
      await db
        .update(certificates)
        .set({ withdrawnAt: at, withdrawnBy: by, reason, mailDue: dueUnless('givenBack', 'withdrawn') })
        .where(inArray(certificates.id, [...ids]))
    },

    async giveBack(ids: readonly string[]): Promise<void> {
      await db
        .update(certificates)
        .set({
          withdrawnAt: null,
          withdrawnBy: null,
          reason: '',
          mailDue: dueUnless('withdrawn', 'givenBack'),
        })
        .where(inArray(certificates.id, [...ids]))
    },

    async update(id: string, changes: Partial<CertificateRow>): Promise<void> {
      await db.update(certificates).set(changes).where(eq(certificates.id, id))
    },

    async findByNumber(number: string): Promise<CertificateRow | undefined> {
      const [row] = await db.select().from(certificates).where(eq(certificates.number, number))
      return row
    },

    /** In which it was given. */
    async findWorkspaceId(number: string): Promise<string | undefined> {
      const [row] = await db
        .select({ workspaceId: quizzes.workspaceId })
        .from(certificates)
        .innerJoin(quizzes, eq(quizzes.id, certificates.quizId))
        .where(eq(certificates.number, number))
      return row?.workspaceId
    },

    async findOf(participantId: string): Promise<CertificateRow | undefined> {
      const [row] = await db.select().from(certificates).where(eq(certificates.participantId, participantId))
      return row
    },

    /** For themselves, where the attempt that it was issued for was finished since then. */
    async findShownTo({ participant, shownFrom }: Own): Promise<CertificateRow | undefined> {
      const [row] = await db
        .select({ certificate: certificates })
        .from(certificates)
        .innerJoin(participants, eq(participants.id, certificates.participantId))
        .leftJoin(submissions, COUNTING_ATTEMPT)
        .where(
          and(
            eq(certificates.participantId, participant.id),
            shownFrom ? gte(submissions.finishedAt, shownFrom) : undefined,
          ),
        )
      return row?.certificate
    },

    /** Whose it is, once it was handed in. */
    async findSubmission({ quizId, submissionId }: { quizId: string; submissionId: string }) {
      const [row] = await handedIn(quizId, submissionId)
      return row
    },

    /** The same; until the transaction ends, nobody changes what it comes to. */
    async lockSubmission({ quizId, submissionId }: { quizId: string; submissionId: string }) {
      const [row] = await handedIn(quizId, submissionId).for('update')
      return row
    },

    async count(quizId: string, now: Date) {
      const [row] = await db
        .select({
          total: sql<number>`count(*)::int`,
          validCount: sql<number>`(count(*) filter (where ${isValid(now)}))::int`,
        })
        .from(certificates)
        .where(eq(certificates.quizId, quizId))
      return row ?? { total: 0, validCount: 0 }
    },

    /** What stands on paper, of those that are valid, by name; or on that of one. */
    listPrinted: (
      which: { quizId: string; now: Date; offset: number; limit: number } | { participantId: string },
    ) => {
      const printed = db
        .select({
          certificate: certificates,
          language: quizzes.language,
          timeZone: quizzes.timeZone,
          workspaceId: quizzes.workspaceId,
          options: quizzes.options,
          personName: sql<string>`coalesce(${signers.username}, ${creators.username})`,
          locale: users.locale,
        })
        .from(certificates)
        .innerJoin(quizzes, eq(quizzes.id, certificates.quizId))
        .innerJoin(creators, eq(creators.id, quizzes.creatorId))
        .innerJoin(participants, eq(participants.id, certificates.participantId))
        .leftJoin(signers, eq(signers.id, certificates.signerId))
        .leftJoin(users, eq(users.id, participants.userId))
        .$dynamic()
      if ('participantId' in which) return printed.where(eq(certificates.participantId, which.participantId))
      return printed
        .where(and(eq(certificates.quizId, which.quizId), isValid(which.now)))
        .orderBy(asc(certificates.holder), asc(certificates.number))
        .offset(which.offset)
        .limit(which.limit)
    },

    async deleteOf(participantIds: readonly string[]): Promise<void> {
      if (participantIds.length === 0) return
      await db.delete(certificates).where(inArray(certificates.participantId, [...participantIds]))
    },

    /** About these a mail is to be written; those that another process writes at this moment are left to it. */
    claimMails: (now: Date, limit: number): Promise<CertificateRow[]> =>
      db
        .select()
        .from(certificates)
        .where(and(isNotNull(certificates.mailDue), mayBeMailed(now)))
        .orderBy(asc(certificates.id))
        .limit(limit)
        .for('update', { skipLocked: true }),

    /** Of these the end is near. */
    claimReminders: (now: Date, limit: number): Promise<CertificateRow[]> =>
      db
        .select()
        .from(certificates)
        .where(
          and(
            lte(certificates.remindAt, now),
            gt(certificates.expiresAt, now),
            isNull(certificates.withdrawnAt),
            mayBeMailed(now),
          ),
        )
        .orderBy(asc(certificates.remindAt))
        .limit(limit)
        .for('update', { skipLocked: true }),

    async noteMailed(ids: readonly string[], which: 'mailDue' | 'remindAt'): Promise<void> {
      if (ids.length === 0) return
      await db
        .update(certificates)
        .set({ [which]: null, mailAfter: null })
        .where(inArray(certificates.id, [...ids]))
    },

    async postponeMails(ids: readonly string[], mailAfter: Date): Promise<void> {
      if (ids.length === 0) return
      await db
        .update(certificates)
        .set({ mailAfter })
        .where(inArray(certificates.id, [...ids]))
    },
  }
}

const creators = alias(users, 'creators')
const signers = alias(users, 'signers')
const attempts = alias(submissions, 'attempts')

const COUNTING = sql`coalesce(${quizzes.options} #>> '{attempts,counting}', 'best')`

/** A better attempt can only be a pass too: where the best counts, one that waits for a grade takes no pass away. */
const WAITING_COUNT = sql<
  number | null
>`case when ${COUNTING} = 'best' then ${submissions.ungradedCount} else ${RESULT.ungradedCount} end`

/** Where all attempts make the result, each of their grades can be undone for a while. */
const ARE_OTHERS_TOLD = sql<boolean>`(${COUNTING} <> 'average' or not exists (
  select from submissions as other where other.participant_id = ${participants.id}
    and other.id <> ${submissions.id} and other.finished_at is not null and other.told_at is null))`

/** In whose name it is given: the organization's, or that of whoever made the quiz. */
const ISSUER = sql<string>`coalesce(${organizations.name}, ${creators.username})`

interface Withdrawal {
  at: Date
  by: NonNullable<CertificateRow['withdrawnBy']>
  reason: string
}

/** Valid, until its end or until it is withdrawn: told, never stored. */
export function stateAt(
  { withdrawnAt, expiresAt }: Pick<CertificateRow, 'withdrawnAt' | 'expiresAt'>,
  now: Date,
): CertificateState {
  if (withdrawnAt) return 'withdrawn'
  return expiresAt && expiresAt <= now ? 'expired' : 'valid'
}

function mayBeMailed(now: Date): SQL | undefined {
  return or(isNull(certificates.mailAfter), lte(certificates.mailAfter, now))
}

function isValid(now: Date): SQL | undefined {
  return and(
    isNull(certificates.withdrawnAt),
    or(isNull(certificates.expiresAt), gt(certificates.expiresAt, now)),
  )
}

function dueUnless(waiting: CertificateMail, due: CertificateMail) {
  return sql<CertificateMail | null>`case when ${certificates.mailDue} = ${waiting} then null else ${due} end`
}
