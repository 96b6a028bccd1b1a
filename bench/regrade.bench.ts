import { startPostgres } from '../scripts/test/postgres.ts'
import { bringPostgres } from '../scripts/test/postgres-programs.ts'
import type { Actor } from '../server/src/platform/http/actor.ts'
import { openBench } from './app.ts'
import { openExam } from './exam.ts'

/** The promise: 10,000 submissions of 40 questions are marked anew within 5 seconds, whatever was changed. */
const SUBMISSIONS = 10_000
const QUESTIONS = 40
const MOST_SECONDS = 5

const postgres = await startPostgres(await bringPostgres(), { isDurable: true })
try {
  process.env.DATABASE_URL = postgres.url
  const bench = await openBench()
  const { database, services } = bench
  const { pool } = database
  const { quizId, questionIds } = await openExam(bench, 0, { questions: QUESTIONS })
  const { rows } = await pool.query('select creator_id from quizzes where id = $1', [quizId])
  const actor = { userId: rows[0].creator_id, locale: 'en' } as Actor
  await fill()

  const { regrading } = services.grading
  const [first = '', second = ''] = questionIds
  const key = { kind: 'key', questionId: first, right: { type: 'multiple_choice', place: 2 } } as const
  const drop = { kind: 'drop', questionId: second } as const
  const taken = [
    await seconds('preview of another key', () => regrading.preview(actor, quizId, key)),
    await seconds('another key', () => regrading.apply(actor, quizId, { ...key, alsoInBank: false })),
    await seconds('a dropped question', () => regrading.apply(actor, quizId, { ...drop, alsoInBank: false })),
  ]
  const before = await sums()
  await markAllAnew()
  const isSame = JSON.stringify(before) === JSON.stringify(await sums())
  console.log(`at most ${MOST_SECONDS} s each; the same as marked from scratch: ${isSame ? 'yes' : 'NO'}`)
  process.exitCode = isSame && taken.every((one) => one <= MOST_SECONDS) ? 0 : 1
  await bench.close()

  /** All have handed in, each with answers by chance, marked as the product marks them. */
  async function fill(): Promise<void> {
    await pool.query(
      `with people as (
         insert into participants (quiz_id, email, invited_at)
         select $1, 'other' || n || '@example.org', now() from generate_series(1, $2::int) n returning id
       ), begun as (
         insert into submissions (quiz_id, participant_id, started_at, deadline_at, finished_at, ending, answer_count)
         select $1, id, now(), now(), now(), 'handed_in', $4::int from people returning id
       )
       insert into answers (submission_id, question_id, number, answer, is_flagged, spent_ms, saved_at)
       select begun.id, question, 1,
         jsonb_build_object('type', 'multiple_choice', 'place', floor(random() * 4)::int), false, 20000, now()
       from begun cross join unnest($3::uuid[]) as question`,
      [quizId, SUBMISSIONS, questionIds, QUESTIONS],
    )
    await services.submissions.marks.markUnmarked()
    await pool.query('vacuum analyze')
  }

  async function markAllAnew(): Promise<void> {
    await pool.query('update submissions set marks = null where quiz_id = $1', [quizId])
    await seconds('all from scratch, for comparison', () => services.submissions.marks.markUnmarked())
  }

  async function sums() {
    const found = await pool.query(
      `select md5(string_agg(id::text || marks::text || points || total_points || score_percent, ',' order by id))
       from submissions where quiz_id = $1`,
      [quizId],
    )
    return found.rows
  }
} finally {
  await postgres.stop()
}

async function seconds(name: string, action: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await action()
  const taken = (performance.now() - start) / 1000
  console.log(`${name.padEnd(34)} ${taken.toFixed(2)} s`)
  return taken
}
