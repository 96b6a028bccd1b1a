import type { Ending, JournalEntry } from '@probant/contract/submissions/taking'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { preparedSql } from '#server/database/prepared.ts'
import { answers } from '#server/database/schema/submissions.ts'
import type { Progress } from '../progress.ts'

export type AnswerRow = typeof answers.$inferSelect

/** What a person thinks of an answer, or nothing yet. */
export type Grade = Pick<AnswerRow, 'points' | 'feedback' | 'gradedAt' | 'gradedBy'>

export const UNGRADED: Grade = { points: null, feedback: '', gradedAt: null, gradedBy: null }

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

/** What was answered, and what a person thinks of it. */
export function answerRepository(db: DbOrTx) {
  return {
    /** What they answer may change, and with it what it is worth. */
    async forgetGrades(submissionId: string): Promise<void> {
      await db.update(answers).set(UNGRADED).where(eq(answers.submissionId, submissionId))
    },

    /** Of one that is held. */
    async find(submissionId: string, questionId: string): Promise<AnswerRow | undefined> {
      const [row] = await db.select().from(answers).where(isAnswer(submissionId, questionId))
      return row
    },

    async grade(submissionId: string, questionId: string, grade: Grade): Promise<void> {
      await db.update(answers).set(grade).where(isAnswer(submissionId, questionId))
    },

    list: (submissionIds: readonly string[]) =>
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
     * Nobody has looked at a question for longer than since they began, whatever a page says.
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
    return oneWay.flatMap((questionId, index) =>
      index > first ? { submissionId, questionId, place: index } : [],
    )
  })
}

const GRACE = sql`make_interval(secs => ${sql.placeholder('graceSeconds')}::double precision)`

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
      select id, started_at, deadline_at, finished_at, ending, browser_id, paused_at from submissions
      where id = any(${sql.placeholder('ids')}::uuid[]) order by id for share
    )${sealing.reached}, saved as (
      insert into answers (submission_id, question_id, number, answer, is_flagged, spent_ms, saved_at)
      select distinct on (sent."submissionId", sent."questionId")
        sent."submissionId", sent."questionId", sent.number, ${sealing.answer}, ${sealing.isFlagged},
        least(sent."spentMs", extract(epoch from sent.at - progress.started_at + ${GRACE}) * 1000)::int, sent.at
      from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb)
        as sent("submissionId" uuid, "browserId" uuid, at timestamptz, "questionId" uuid, number int, answer jsonb,
          "isFlagged" boolean, "spentMs" int, place int)
      join progress on progress.id = sent."submissionId"
      ${sealing.held}
      where progress.finished_at is null and progress.browser_id = sent."browserId"
        and sent.at <= coalesce(progress.paused_at, progress.deadline_at) + ${GRACE}
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
