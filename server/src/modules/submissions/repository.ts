import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { participants } from '#server/database/schema/participants.ts'
import { type MarkSheet, submissions } from '#server/database/schema/submissions.ts'

export type SubmissionRow = typeof submissions.$inferSelect

/** What is written down at the end. */
export type Finish = Pick<SubmissionRow, 'id' | 'finishedAt' | 'ending' | 'answerCount' | 'checksum'> &
  ClockColumns &
  Marked

export type ClockColumns = Pick<SubmissionRow, 'deadlineAt' | 'pausedAt' | 'pausedMs'>

/** What came of it, whenever it is marked. */
export type Marked = Pick<
  SubmissionRow,
  'points' | 'totalPoints' | 'ungradedCount' | 'scorePercent' | 'marks'
>

export type { MarkSheet }

/** The attempt that a participant's result is taken from, with what came of all together where that is something else. */
export interface CountedRow extends Pick<SubmissionRow, 'id' | 'participantId'> {
  resultPercent: number | null
  resultPoints: number | null
  resultUngradedCount: number | null
}

/** When a page was seen before. */
export interface Seen {
  id: string
  seenAt: Date | null
}

export function submissionRepository(db: DbOrTx) {
  return {
    async find(submissionId: string): Promise<SubmissionRow | undefined> {
      const [row] = await db.select().from(submissions).where(eq(submissions.id, submissionId))
      return row
    },

    /** The latest of a participant's attempts. */
    async findOf(participantId: string): Promise<SubmissionRow | undefined> {
      const [row] = await db.select().from(submissions).where(isLatestOf(participantId))
      return row
    },

    /** Whose account it is that takes part; none where it is gone. */
    async findAccountOf(participantId: string): Promise<string | null> {
      const which = eq(participants.id, participantId)
      const [row] = await db.select({ userId: participants.userId }).from(participants).where(which)
      return row?.userId ?? null
    },

    async create(row: typeof submissions.$inferInsert): Promise<SubmissionRow> {
      const [created] = await db.insert(submissions).values(row).returning()
      if (!created) throw new Error('A submission was not written')
      return created
    },

    async update(submissionId: string, changes: Partial<SubmissionRow>): Promise<void> {
      await db.update(submissions).set(changes).where(eq(submissions.id, submissionId))
    },

    /** The same; until the transaction ends, nothing more is taken of it. */
    async lockOf(participantId: string): Promise<SubmissionRow | undefined> {
      const [row] = await db.select().from(submissions).where(isLatestOf(participantId)).for('update')
      return row
    },

    /** The latest of many, in the same order for everybody. */
    lockAllOf: (participantIds: readonly string[]): Promise<SubmissionRow[]> =>
      db
        .select()
        .from(submissions)
        .where(
          and(
            sql`${submissions.participantId} = any(${sql.param([...participantIds])}::uuid[])`,
            sql`${submissions.isLatest}`,
          ),
        )
        .orderBy(asc(submissions.id))
        .for('update'),

    /** Until the transaction ends, nothing more is taken of it. */
    async lock(submissionId: string): Promise<SubmissionRow | undefined> {
      const [row] = await db.select().from(submissions).where(eq(submissions.id, submissionId)).for('update')
      return row
    },

    /** Those whose time has been out since then, and runs; what somebody else is ending is left to them. */
    lockDue: (deadline: Date, limit: number): Promise<SubmissionRow[]> =>
      db
        .select()
        .from(submissions)
        .where(
          and(
            isNull(submissions.finishedAt),
            isNull(submissions.pausedAt),
            lte(submissions.deadlineAt, deadline),
          ),
        )
        .orderBy(asc(submissions.deadlineAt))
        .limit(limit)
        .for('update', { skipLocked: true }),

    lockRunning: (quizId: string): Promise<SubmissionRow[]> =>
      db
        .select()
        .from(submissions)
        .where(and(eq(submissions.quizId, quizId), isNull(submissions.finishedAt)))
        .orderBy(asc(submissions.id))
        .for('update'),

    /** Those who are at work, and those whom violations have stopped: they may be let continue. */
    lockOpen: (quizId: string): Promise<SubmissionRow[]> =>
      db
        .select()
        .from(submissions)
        .where(
          and(
            eq(submissions.quizId, quizId),
            sql`${submissions.isLatest}`,
            or(isNull(submissions.finishedAt), eq(submissions.ending, 'terminated')),
          ),
        )
        .orderBy(asc(submissions.id))
        .for('update'),

    async isAnyoneAtWork(quizId: string): Promise<boolean> {
      const isAtWork = and(eq(submissions.quizId, quizId), isNull(submissions.finishedAt))
      const [row] = await db.select({ id: submissions.id }).from(submissions).where(isAtWork).limit(1)
      return row !== undefined
    },

    /** In which of these quizzes somebody is. */
    async listAtWorkIn(quizIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .selectDistinct({ quizId: submissions.quizId })
        .from(submissions)
        .where(and(inArray(submissions.quizId, [...quizIds]), isNull(submissions.finishedAt)))
      return rows.map(({ quizId }) => quizId)
    },

    async finish(finishes: readonly Finish[]): Promise<void> {
      if (finishes.length === 0) return
      await db.execute(sql`
        update ${submissions}
        set finished_at = done."finishedAt", ending = done.ending, answer_count = done."answerCount",
          checksum = done.checksum, score_percent = done."scorePercent", points = done.points,
          total_points = done."totalPoints", ungraded_count = done."ungradedCount", marks = done.marks,
          deadline_at = done."deadlineAt", paused_at = done."pausedAt", paused_ms = done."pausedMs"
        from jsonb_to_recordset(${JSON.stringify(finishes)}::jsonb)
          as done(id uuid, "finishedAt" timestamptz, ending text, "answerCount" int, checksum text,
            "deadlineAt" timestamptz, "pausedAt" timestamptz, "pausedMs" int,
            "scorePercent" double precision, points double precision, "totalPoints" double precision,
            "ungradedCount" int, marks json)
        where ${submissions.id} = done.id`)
    },

    async setClocks(changed: readonly (ClockColumns & { id: string })[]): Promise<void> {
      const clocks = changed.map(({ id, deadlineAt, pausedAt, pausedMs }) => ({
        id,
        deadlineAt,
        pausedAt,
        pausedMs,
      }))
      if (clocks.length === 0) return
      await db.execute(sql`
        update ${submissions}
        set deadline_at = clock."deadlineAt", paused_at = clock."pausedAt", paused_ms = clock."pausedMs"
        from jsonb_to_recordset(${JSON.stringify(clocks)}::jsonb)
          as clock(id uuid, "deadlineAt" timestamptz, "pausedAt" timestamptz, "pausedMs" int)
        where ${submissions.id} = clock.id`)
    },

    /** What came of them, once more. Where something waits for a grade now, nobody was told of that one. */
    async mark(marked: readonly (Marked & { id: string })[]): Promise<void> {
      if (marked.length === 0) return
      await db.execute(sql`
        update ${submissions}
        set score_percent = done."scorePercent", points = done.points, total_points = done."totalPoints",
          ungraded_count = done."ungradedCount", marks = done.marks,
          told_at = case when done."ungradedCount" > 0 then null else ${submissions.notifiedAt} end
        from jsonb_to_recordset(${JSON.stringify(marked)}::jsonb)
          as done(id uuid, "scorePercent" double precision, points double precision,
            "totalPoints" double precision, "ungradedCount" int, marks json)
        where ${submissions.id} = done.id`)
    },

    /** Of each of their participants these count, and no other. */
    async setCounting(counting: readonly CountedRow[]): Promise<void> {
      if (counting.length === 0) return
      const ids = sql.param(counting.map(({ id }) => id))
      const participantIds = sql.param(counting.map(({ participantId }) => participantId))
      await db
        .update(submissions)
        .set({ counts: false, resultPercent: null, resultPoints: null, resultUngradedCount: null })
        .where(
          and(
            sql`${submissions.participantId} = any(${participantIds}::uuid[])`,
            sql`${submissions.counts}`,
            sql`${submissions.id} <> all(${ids}::uuid[])`,
          ),
        )
      await db.execute(sql`
        update ${submissions}
        set counts = true, result_percent = its."resultPercent", result_points = its."resultPoints",
          result_ungraded_count = its."resultUngradedCount"
        from jsonb_to_recordset(${JSON.stringify(counting)}::jsonb)
          as its(id uuid, "resultPercent" double precision, "resultPoints" double precision,
            "resultUngradedCount" int)
        where ${submissions.id} = its.id and (not counts or (result_percent, result_points, result_ungraded_count)
          is distinct from (its."resultPercent", its."resultPoints", its."resultUngradedCount"))`)
    },

    /** That all of theirs is graded. */
    async notify(submissionIds: readonly string[], at: Date): Promise<void> {
      if (submissionIds.length === 0) return
      await db
        .update(submissions)
        .set({ notifiedAt: at })
        .where(sql`${submissions.id} = any(${sql.param([...submissionIds])}::uuid[])`)
    },

    /**
     * The pages that take these are here at this moment; answers with when each was seen before. Of several who say so
     * only the first learns of that. What somebody else is about to end, or to save, is left out.
     */
    async see(submissionIds: readonly string[], at: Date): Promise<Seen[]> {
      if (submissionIds.length === 0) return []
      const ids = sql.param([...submissionIds])
      const { rows } = await db.execute<{ id: string; seen_at: string | Date | null }>(sql`
        with held as (
          select id, seen_at from ${submissions}
          where id = any(${ids}::uuid[]) and finished_at is null
          order by id for no key update skip locked
        )
        update ${submissions} set seen_at = ${at}::timestamptz from held
        where ${submissions.id} = held.id
        returning held.id, held.seen_at`)
      return rows.map(({ id, seen_at }) => ({ id, seenAt: seen_at === null ? null : new Date(seen_at) }))
    },
  }
}

function isLatestOf(participantId: string): SQL | undefined {
  return and(eq(submissions.participantId, participantId), sql`${submissions.isLatest}`)
}
