import { startPostgres } from '../scripts/test/postgres.ts'
import { bringPostgres } from '../scripts/test/postgres-programs.ts'
import { answerRepository } from '../server/src/modules/submissions/journal/repository.ts'
import { startServerProcess } from '../server/test/server-process.ts'
import { openBench, SECRET } from './app.ts'
import { openExam } from './exam.ts'
import { timePerSave } from './time-per-save.ts'

/**
 * The promise: what a save costs depends neither on how many questions a quiz has, nor on how many take it, nor on how
 * often somebody has saved before. Few callers at a time, round by round, so that a busy moment hits all sizes; the
 * best round of each counts.
 */
const MOST_TIMES_SLOWER = 1.5
const SIZES = {
  questions: [10, 50, 250],
  participants: [20, 200, 2000],
  'earlier saves': [0, 100, 2000],
} as const
/** What has no other size. */
const LEAST = { questions: 10, participants: 20, 'earlier saves': 0 }
/** Those who save while it is measured. */
const CALLERS = 20
const SAVES_EACH = 10
/** More rounds would run into the pace of one person. */
const ROUNDS = 8
/** Above whatever was sent before. */
const NUMBERS_BEFORE = 10_000

type Dimension = keyof typeof SIZES
type Exam = Awaited<ReturnType<typeof openExam>>

const postgres = await startPostgres(await bringPostgres(), { isDurable: true })
try {
  process.env.DATABASE_URL = postgres.url
  const bench = await openBench()
  const { db, pool } = bench.database
  const rows = []
  for (const dimension of Object.keys(SIZES) as Dimension[])
    for (const size of SIZES[dimension]) {
      const exam = await anExam({ ...LEAST, [dimension]: size })
      rows.push({ dimension, size, exam, number: NUMBERS_BEFORE, best: Number.POSITIVE_INFINITY })
    }
  await pool.query('vacuum analyze')

  const server = await startServerProcess({ DATABASE_URL: postgres.url, SESSION_SECRET: SECRET })
  const port = Number(new URL(server.url).port)
  // The first one warms up.
  for (let round = 0; round <= ROUNDS; round++)
    for (const row of rows) {
      const ms = await timePerSave(port, row.exam, {
        number: () => ++row.number,
        saves: CALLERS * SAVES_EACH,
      })
      if (round > 0) row.best = Math.min(row.best, ms)
    }
  await server.end('SIGTERM')
  await bench.close()

  for (const { dimension, size, best } of rows)
    console.log(`${String(size).padStart(5)} ${dimension.padEnd(14)} ${best.toFixed(2)} ms a save`)
  const kept = Object.values(Object.groupBy(rows, ({ dimension }) => dimension)).map((sizes) => {
    const [smallest, largest] = [sizes.at(0), sizes.at(-1)]
    const ratio = (largest?.best ?? 0) / (smallest?.best ?? 1)
    console.log(
      `${largest?.dimension}: ${largest?.size} against ${smallest?.size}   ratio ${ratio.toFixed(2)}, at most ${MOST_TIMES_SLOWER}`,
    )
    return ratio <= MOST_TIMES_SLOWER
  })
  process.exitCode = kept.every(Boolean) ? 0 : 1

  /** All have answered everything; those who will save have done so as often as is said. */
  async function anExam(size: Record<Dimension, number>): Promise<Exam> {
    const exam = await openExam(bench, CALLERS, { questions: size.questions })
    const { quizId, questionIds, takers } = exam
    await pool.query(
      `with others as (
         insert into participants (quiz_id, email, invited_at)
         select $1, 'other' || n || '@example.org', now() from generate_series(1, $2::int) n returning id
       )
       insert into submissions (quiz_id, participant_id, started_at, deadline_at)
       select $1, id, now(), now() + interval '1 day' from others`,
      [quizId, size.participants - CALLERS],
    )
    await pool.query(
      `insert into answers (submission_id, question_id, number, answer, is_flagged, spent_ms, saved_at)
       select id, question_id, 1, '{"type":"multiple_choice","place":1}', false, 1000, now()
       from submissions, unnest($2::uuid[]) as question_id where quiz_id = $1`,
      [quizId, questionIds],
    )
    for (let earlier = 0; earlier < size['earlier saves']; earlier++) {
      const questionId = questionIds[earlier % questionIds.length] ?? ''
      const entries = [{ questionId, number: 2 + earlier, answer: null, isFlagged: false, spentMs: 1000 }]
      const sent = takers.map(({ submissionId, browserId }) => ({
        submissionId,
        browserId,
        at: new Date(),
        entries,
      }))
      await answerRepository(db).save(sent, 0)
    }
    return exam
  }
} finally {
  await postgres.stop()
}
