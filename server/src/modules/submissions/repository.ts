import type { Ending, JournalEntry } from '@probant/contract/submissions/taking'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { preparedSql } from '#server/database/prepared.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { answers, type MarkSheet, submissions } from '#server/database/schema/submissions.ts'
import type { Progress } from './progress.ts'

export type SubmissionRow = typeof submissions.$inferSelect

/** What a page sends of one submission. */
export interface Sent {
  submissionId: string
  browserId: string
  /** When it came in. */
  at: Date
  entries: readonly JournalEntry[]
  /** The questions in the order of their paper, where one can't go back in it. */
  oneWay?: readonly string[]
}

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

export type AnswerRow = typeof answers.$inferSelect

/** What a person thinks of an answer, or nothing yet. */
export type Grade = Pick<AnswerRow, 'points' | 'feedback' | 'gradedAt' | 'gradedBy'>

export const UNGRADED: Grade = { points: null, feedback: '', gradedAt: null, gradedBy: null }

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

    async findOf(participantId: string): Promise<SubmissionRow | undefined> {
      const [row] = await db.select().from(submissions).where(eq(submissions.participantId, participantId))
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
    async holdOf(participantId: string): Promise<SubmissionRow | undefined> {
      const which = eq(submissions.participantId, participantId)
      const [row] = await db.select().from(submissions).where(which).for('update')
      return row
    },

    /** Those of many, in the same order for everybody. */
    holdAllOf: (participantIds: readonly string[]): Promise<SubmissionRow[]> =>
      db
        .select()
        .from(submissions)
        .where(sql`${submissions.participantId} = any(${sql.param([...participantIds])}::uuid[])`)
        .orderBy(asc(submissions.id))
        .for('update'),

    /** Until the transaction ends, nothing more is taken of it. */
    async hold(submissionId: string): Promise<SubmissionRow | undefined> {
      const [row] = await db.select().from(submissions).where(eq(submissions.id, submissionId)).for('update')
      return row
    },

    /** Those whose time has been out since then, and runs; what somebody else is ending is left to them. */
    holdDue: (deadline: Date, limit: number): Promise<SubmissionRow[]> =>
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

    holdRunning: (quizId: string): Promise<SubmissionRow[]> =>
      db
        .select()
        .from(submissions)
        .where(and(eq(submissions.quizId, quizId), isNull(submissions.finishedAt)))
        .orderBy(asc(submissions.id))
        .for('update'),

    async isAnyoneAtWork(quizId: string): Promise<boolean> {
      const isAtWork = and(eq(submissions.quizId, quizId), isNull(submissions.finishedAt))
      const [row] = await db.select({ id: submissions.id }).from(submissions).where(isAtWork).limit(1)
      return row !== undefined
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

    /** What came of them, once more. */
    async mark(marked: readonly (Marked & { id: string })[]): Promise<void> {
      if (marked.length === 0) return
      await db.execute(sql`
        update ${submissions}
        set score_percent = done."scorePercent", points = done.points, total_points = done."totalPoints",
          ungraded_count = done."ungradedCount", marks = done.marks
        from jsonb_to_recordset(${JSON.stringify(marked)}::jsonb)
          as done(id uuid, "scorePercent" double precision, points double precision,
            "totalPoints" double precision, "ungradedCount" int, marks json)
        where ${submissions.id} = done.id`)
    },

    /** What came of a quiz so far, with the answers to one question; the next so many after that one. */
    async listSheets(quizId: string, questionId: string, { after, limit }: { after: string; limit: number }) {
      const rows = await db
        .select({
          id: submissions.id,
          points: submissions.points,
          totalPoints: submissions.totalPoints,
          ungradedCount: submissions.ungradedCount,
          marks: submissions.marks,
          answer: answers.answer,
          givenPoints: answers.points,
        })
        .from(submissions)
        .leftJoin(answers, and(eq(answers.submissionId, submissions.id), eq(answers.questionId, questionId)))
        .where(
          and(eq(submissions.quizId, quizId), gt(submissions.id, after), isNotNull(submissions.finishedAt)),
        )
        .orderBy(asc(submissions.id))
        .limit(limit)
      return rows
    },

    holdUnmarked: (limit: number): Promise<SubmissionRow[]> =>
      db
        .select()
        .from(submissions)
        .where(and(isNotNull(submissions.finishedAt), isNull(submissions.marks)))
        .limit(limit)
        .for('update', { skipLocked: true }),

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

    /**
     * Wholly graded, to be seen, and not told yet, with when the last of it was graded by hand; until the transaction ends
     * nobody changes them, nor those who take part. Of a quiz that is held: all of them; else a few that are free.
     */
    holdUntold: (which: { quizId: string } | { gradedBy: Date; limit: number }) => {
      const gradedAt = db
        .select({ at: sql<Date | null>`max(${answers.gradedAt})`.mapWith(answers.gradedAt).as('at') })
        .from(answers)
        .where(eq(answers.submissionId, submissions.id))
        .as('graded')
      const untold = db
        .select({ id: submissions.id, participantId: submissions.participantId, gradedAt: gradedAt.at })
        .from(submissions)
        .innerJoin(participants, eq(participants.id, submissions.participantId))
        .innerJoin(quizzes, eq(quizzes.id, submissions.quizId))
        .crossJoinLateral(gradedAt)
        .$dynamic()
      const isUntold = and(isNotNull(submissions.scorePercent), isNull(submissions.toldAt))
      if ('quizId' in which)
        return untold
          .where(and(eq(submissions.quizId, which.quizId), isUntold))
          .orderBy(asc(submissions.id))
          .for('update', { of: [submissions, participants] })
      const isSeen = or(isNotNull(quizzes.releasedAt), sql`${quizzes.options}->>'scoreShown' = 'at_once'`)
      return untold
        .where(and(isUntold, isSeen, or(isNull(gradedAt.at), lte(gradedAt.at, which.gradedBy))))
        .limit(which.limit)
        .for('update', { of: [submissions, participants], skipLocked: true })
    },

    async tell(submissionIds: readonly string[], at: Date): Promise<void> {
      if (submissionIds.length === 0) return
      await db
        .update(submissions)
        .set({ toldAt: at })
        .where(sql`${submissions.id} = any(${sql.param([...submissionIds])}::uuid[])`)
    },

    async forgetGrades(submissionId: string): Promise<void> {
      await db.update(answers).set(UNGRADED).where(eq(answers.submissionId, submissionId))
    },

    /** Of one that is held. */
    async findAnswer(submissionId: string, questionId: string): Promise<AnswerRow | undefined> {
      const [row] = await db.select().from(answers).where(isAnswer(submissionId, questionId))
      return row
    },

    async grade(submissionId: string, questionId: string, grade: Grade): Promise<void> {
      await db.update(answers).set(grade).where(isAnswer(submissionId, questionId))
    },

    listAnswers: (submissionIds: readonly string[]) =>
      db
        .select({
          submissionId: answers.submissionId,
          questionId: answers.questionId,
          number: answers.number,
          answer: answers.answer,
          isFlagged: answers.isFlagged,
          spentMs: answers.spentMs,
          points: answers.points,
          feedback: answers.feedback,
        })
        .from(answers)
        .where(inArray(answers.submissionId, [...submissionIds]))
        .orderBy(asc(answers.number)),

    /**
     * Takes what is sent, of any number of submissions, in one statement; answers with how far each of them is. What
     * comes from a page that no longer has it, or too late, is left out before the newest of each question is chosen;
     * of those the highest number stays, in whichever order they come. Whoever ends a submission waits for this, and this for them.
     * Where one can't go back, what is held of a later question before this leaves the earlier ones their answers and flags.
     */
    async save(sent: readonly Sent[], graceMs: number): Promise<Map<string, Progress>> {
      const rows = sent.flatMap(({ submissionId, browserId, at, entries, oneWay }) =>
        entries.map((entry) => ({
          submissionId,
          browserId,
          at,
          ...entry,
          place: oneWay?.indexOf(entry.questionId),
        })),
      )
      const ids = [...new Set(sent.map(({ submissionId }) => submissionId))].sort()
      const given = { ids, rows: JSON.stringify(rows), graceSeconds: graceMs / 1000 }
      const later = laterOn(sent)
      const { rows: running } = await (later.length === 0
        ? saving(db).execute(given)
        : savingOneWay(db).execute({ ...given, later: JSON.stringify(later) }))
      return new Map(running.map((row) => [row.id, progressOf(row)]))
    },
  }
}

function isAnswer(submissionId: string, questionId: string): SQL | undefined {
  return and(eq(answers.submissionId, submissionId), eq(answers.questionId, questionId))
}

/** Of papers on which one can't go back: the questions that come after the first one that is sent. */
function laterOn(sent: readonly Sent[]) {
  return sent.flatMap(({ submissionId, oneWay = [], entries }) => {
    const first = Math.min(...entries.map(({ questionId }) => oneWay.indexOf(questionId)))
    return oneWay.flatMap((questionId, place) => (place > first ? { submissionId, questionId, place } : []))
  })
}

/** Where nobody who sends is on such a paper, a save asks no more than it has to. */
const saving = preparedSql<ProgressRow>(
  'submissions.save',
  savingSql({ reached: sql``, answer: sql`sent.answer`, isFlagged: sql`sent."isFlagged"`, held: sql`` }),
)

const IS_SEALED = sql`sent.place < reached.place`
const savingOneWay = preparedSql<ProgressRow>(
  'submissions.saveOneWay',
  savingSql({
    reached: sql`, reached as (
      select paper."submissionId", max(paper.place) as place
      from jsonb_to_recordset(${sql.placeholder('later')}::jsonb)
        as paper("submissionId" uuid, "questionId" uuid, place int)
      join answers on submission_id = paper."submissionId" and question_id = paper."questionId"
      group by paper."submissionId"
    )`,
    answer: sql`case when ${IS_SEALED} then held.answer else sent.answer end`,
    isFlagged: sql`case when ${IS_SEALED} then coalesce(held.is_flagged, false) else sent."isFlagged" end`,
    held: sql`left join reached on reached."submissionId" = sent."submissionId"
      left join answers held on held.submission_id = sent."submissionId" and held.question_id = sent."questionId"
        and ${IS_SEALED}`,
  }),
)

function savingSql(sealing: Record<'reached' | 'answer' | 'isFlagged' | 'held', SQL>): SQL {
  return sql`
    with progress as (
      select id, deadline_at, finished_at, ending, browser_id, paused_at from submissions
      where id = any(${sql.placeholder('ids')}::uuid[]) order by id for share
    )${sealing.reached}, saved as (
      insert into answers (submission_id, question_id, number, answer, is_flagged, spent_ms, saved_at)
      select distinct on (sent."submissionId", sent."questionId")
        sent."submissionId", sent."questionId", sent.number, ${sealing.answer}, ${sealing.isFlagged},
        sent."spentMs", sent.at
      from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb)
        as sent("submissionId" uuid, "browserId" uuid, at timestamptz, "questionId" uuid, number int, answer jsonb,
          "isFlagged" boolean, "spentMs" int, place int)
      join progress on progress.id = sent."submissionId"
      ${sealing.held}
      where progress.finished_at is null and progress.browser_id = sent."browserId"
        and sent.at <= coalesce(progress.paused_at, progress.deadline_at)
          + make_interval(secs => ${sql.placeholder('graceSeconds')}::double precision)
      order by sent."submissionId", sent."questionId", sent.number desc
      on conflict (submission_id, question_id) do update
      set number = excluded.number, answer = excluded.answer, is_flagged = excluded.is_flagged,
        spent_ms = excluded.spent_ms, saved_at = excluded.saved_at
      where answers.number < excluded.number
    )
    select id, deadline_at, finished_at, ending, browser_id, paused_at from progress`
}

type ProgressRow = {
  id: string
  deadline_at: string | Date
  finished_at: string | Date | null
  ending: Ending | null
  browser_id: string | null
  paused_at: string | Date | null
}

function progressOf({ deadline_at, finished_at, ending, browser_id, paused_at }: ProgressRow): Progress {
  return {
    deadlineAt: new Date(deadline_at),
    finishedAt: finished_at === null ? null : new Date(finished_at),
    ending,
    browserId: browser_id,
    pausedAt: paused_at === null ? null : new Date(paused_at),
  }
}
