import { and, asc, eq, gt, inArray, isNull, lte, notExists, notLike, or, type SQL, sql } from 'drizzle-orm'
import { HAS_ATTEMPT_LEFT, LATEST_ATTEMPT } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { prepared } from '#server/database/prepared.ts'
import { organizations } from '#server/database/schema/organizations.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import type { ProvedAccount } from '#server/platform/http/actor.ts'
import { anonymousAddress } from '#server/platform/mail/stand-in-address.ts'
import { isInvited, type KnownQuiz, knownQuizRepository, type QuizRow } from './known/repository.ts'

/** Everything that changes a quiz, or holds it until it is changed. */
export function quizRepository(db: DbOrTx) {
  return {
    async create(row: typeof quizzes.$inferInsert): Promise<string> {
      const [quiz] = await db.insert(quizzes).values(row).returning({ id: quizzes.id })
      if (!quiz) throw new Error('the quiz was not saved')
      return quiz.id
    },

    /** Until the transaction ends, nobody else changes it. */
    async findForUpdate(quizId: string, viewerId: string): Promise<KnownQuiz | undefined> {
      await lockOne(db).execute({ quizId })
      // Only now: what was counted while waiting for the lock would be out of date.
      return knownQuizRepository(db).find(quizId, viewerId)
    },

    async update(quizId: string, changes: Partial<QuizRow>): Promise<void> {
      await db
        .update(quizzes)
        .set({ ...changes, revision: sql`${quizzes.revision} + 1` })
        .where(eq(quizzes.id, quizId))
    },

    /** What its form says, as a whole: always the same statement, whichever part has changed. */
    async save(quizId: string, written: Pick<QuizRow, keyof typeof WRITTEN>): Promise<void> {
      const sections = JSON.stringify(written.sections)
      const options = JSON.stringify(written.options)
      await saved(db).execute({ quizId, ...written, sections, options })
    },

    async delete(quizId: string): Promise<void> {
      await db.delete(quizzes).where(eq(quizzes.id, quizId))
    },

    /** Those that somebody has made, and those that they take part in: all at once, for the sake of the order. */
    lockAllOf(person: ProvedAccount): Promise<void> {
      const made = db.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.creatorId, person.userId))
      const taken = db.select({ id: participants.quizId }).from(participants).where(isInvited(person))
      return lock(inArray(quizzes.id, made.unionAll(taken)))
    },

    lockIn: (workspaceId: string) => lock(eq(quizzes.workspaceId, workspaceId)),

    /** To the owner of the organization, or of each of them. */
    async handOver({ organizationId, userId }: Leaver, now: Date): Promise<void> {
      await db
        .update(quizzes)
        .set({ creatorId: sql`${organizations.ownerId}`, creatorSince: now })
        .from(organizations)
        .where(
          and(
            eq(organizations.id, quizzes.workspaceId),
            eq(quizzes.creatorId, userId),
            organizationId === undefined ? undefined : eq(quizzes.workspaceId, organizationId),
          ),
        )
    },

    /** Its revision counts what is said in it, which stays the same. */
    async setCreator(quizId: string, creatorId: string, at: Date): Promise<void> {
      await db
        .update(quizzes)
        .set({ creatorId, creatorSince: at, updatedAt: at })
        .where(eq(quizzes.id, quizId))
    },

    async deleteOf(creatorId: string): Promise<void> {
      await db.delete(quizzes).where(eq(quizzes.creatorId, creatorId))
    },

    async deleteIn(workspaceId: string): Promise<void> {
      await db.delete(quizzes).where(eq(quizzes.workspaceId, workspaceId))
    },

    async runOn(quizId: string, until: Date): Promise<void> {
      await db
        .update(quizzes)
        .set({ runsUntil: sql`greatest(${quizzes.runsUntil}, ${until})` })
        .where(eq(quizzes.id, quizId))
    },

    async pause(quizId: string, at: Date): Promise<void> {
      await db
        .update(quizzes)
        .set({ pausedAt: sql`coalesce(${quizzes.pausedAt}, ${at})` })
        .where(eq(quizzes.id, quizId))
    },

    /** Holds it in any case. */
    async resume(quizId: string, since?: Date): Promise<void> {
      const isNewer = since && gt(quizzes.pausedAt, since)
      const pausedAt = isNewer ? sql`case when ${isNewer} then ${quizzes.pausedAt} end` : null
      await db.update(quizzes).set({ pausedAt }).where(eq(quizzes.id, quizId))
    },

    /**
     * After the end, until the last deadline of those who are still at it; a clock that stands still does so for a day at most.
     * While the own window of somebody who has not begun, or may once more, is ahead or open, the quiz waits for that;
     * not for that of an account that was deleted.
     */
    async endRunningOn(now: Date, limit: number): Promise<void> {
      const held = await db
        .select({ id: quizzes.id })
        .from(quizzes)
        .where(
          and(
            eq(quizzes.status, 'active'),
            gt(quizzes.closesAt, now),
            lte(quizzes.endsAt, now),
            notExists(awaited(now)),
          ),
        )
        .limit(limit)
        .for('update', { skipLocked: true })
      if (held.length === 0) return
      // Only now: whoever begins, or is let continue, holds the quiz meanwhile.
      const isPaused = sql`${submissions.pausedAt} is not null`
      const latest = sql`${submissions.deadlineAt} + case when ${isPaused} then interval '1 day' else interval '0' end`
      const last = db
        .select({ at: sql`max(coalesce(${submissions.finishedAt}, ${latest}))` })
        .from(submissions)
        .where(eq(submissions.quizId, quizzes.id))
      const ids = held.map(({ id }) => id)
      await db
        .update(quizzes)
        .set({ runsUntil: sql`${last}` })
        .where(inArray(quizzes.id, ids))
    },

    /** Writes down what the clock has ended; those that somebody is changing wait for the next time. */
    async completeDue(now: Date, limit: number): Promise<number> {
      const due = db
        .select({ id: quizzes.id })
        .from(quizzes)
        .where(and(eq(quizzes.status, 'active'), lte(quizzes.closesAt, now)))
        .orderBy(asc(quizzes.closesAt))
        .limit(limit)
        .for('update', { skipLocked: true })
      const rows = await db
        .update(quizzes)
        .set({
          status: 'completed',
          completedAt: sql`${quizzes.closesAt}`,
          pausedAt: null,
          revision: sql`${quizzes.revision} + 1`,
        })
        // As an array it is read once, not for each row.
        .where(sql`${quizzes.id} = any(array(${due}))`)
        .returning({ id: quizzes.id })
      return rows.length
    },
  }

  function awaited(now: Date) {
    return db
      .select({ id: participants.id })
      .from(participants)
      .leftJoin(submissions, LATEST_ATTEMPT)
      .where(
        and(
          eq(participants.quizId, quizzes.id),
          gt(participants.closesAt, now),
          notLike(participants.email, anonymousAddress('%')),
          or(isNull(submissions.id), HAS_ATTEMPT_LEFT),
        ),
      )
  }

  /** Always in the same order, so that two such calls never wait for each other. */
  async function lock(which: SQL): Promise<void> {
    await db.select({ id: quizzes.id }).from(quizzes).where(which).orderBy(asc(quizzes.id)).for('update')
  }
}

interface Leaver {
  organizationId?: string
  userId: string
}

const isOne = eq(quizzes.id, sql.placeholder('quizId'))

const lockOne = prepared('quizzes.lock', (db) =>
  db.select({ id: quizzes.id }).from(quizzes).where(isOne).for('update'),
)

/** What a form says of a quiz, and when it was saved. */
const WRITTEN = {
  title: value('title'),
  language: value('language'),
  startsAt: value('startsAt'),
  endsAt: value('endsAt'),
  timeZone: value('timeZone'),
  durationMinutes: value('durationMinutes'),
  instructions: value('instructions'),
  instructionsHtml: value('instructionsHtml'),
  sections: value('sections'),
  options: value('options'),
  questionCount: value('questionCount'),
  updatedAt: value('updatedAt'),
}

function value(name: string): SQL {
  return sql`${sql.placeholder(name)}`
}

const saved = prepared('quizzes.save', (db) =>
  db
    .update(quizzes)
    .set({ ...WRITTEN, revision: sql`${quizzes.revision} + 1` })
    .where(isOne),
)
