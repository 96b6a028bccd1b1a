import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture } from '../scripts/processes/run.ts'
import { startPostgres } from '../scripts/test/postgres.ts'
import { bringPostgres } from '../scripts/test/postgres-programs.ts'
import { startServerProcess } from '../server/test/server-process.ts'
import { openBench, SECRET } from './app.ts'
import { requestOf } from './connection.ts'
import { openExam, QUESTIONS } from './exam.ts'
import { load, percentile } from './http-load.ts'

/**
 * The promise: saving an answer through the whole product, with 64 connections, reaches so much of what PostgreSQL does
 * by itself with the same upsert (`pgbench`, in the same run, on the same rows), and nothing that was acknowledged is
 * missing afterwards. The first seconds, in which Node still compiles, are told and don't count. On the embedded
 * database the figure is stated.
 */
const LEAST_SHARE = 0.45
const CONNECTIONS = 64
const TAKERS = 512
const WARM_UP_MS = 4_000
const FOR_MS = 10_000

const programs = await bringPostgres()
const postgres = await startPostgres(programs, { isDurable: true })
try {
  const saved = await measure({ DATABASE_URL: postgres.url })
  const alone = await upsertsAlone(postgres.url)
  const share = saved.perSecond / alone
  console.log(`PostgreSQL: ${told(saved)}`)
  console.log(`pgbench with the same upsert: ${alone.toFixed(0)} a second`)
  console.log(`share ${share.toFixed(2)}, at least ${LEAST_SHARE}`)
  const embedded = await measure({})
  console.log(`embedded: ${told(embedded)}`)
  process.exitCode = share >= LEAST_SHARE && saved.isWhole && embedded.isWhole ? 0 : 1
} finally {
  await postgres.stop()
}

/** The product in a process of its own, as people run it. */
async function measure(database: { DATABASE_URL?: string }) {
  Object.assign(process.env, { DATABASE_URL: '' }, database)
  const bench = await openBench()
  const exam = await openExam(bench, TAKERS)
  const numbers = new Map<string, number>()
  const acknowledged = new Map<string, number>()

  // The embedded database belongs to one process only: there, the app itself is measured in this one.
  const server = database.DATABASE_URL
    ? await startServerProcess({ ...database, SESSION_SECRET: SECRET })
    : undefined
  const port = server ? Number(new URL(server.url).port) : await bench.listen()
  let turn = 0
  const saves = {
    port,
    connections: CONNECTIONS,
    next: () => {
      turn += 1
      const taker = exam.takers[turn % TAKERS]
      const questionId = exam.questionIds[Math.floor(turn / TAKERS) % QUESTIONS] ?? ''
      const key = `${taker?.submissionId} ${questionId}`
      const number = (numbers.get(key) ?? 0) + 1
      numbers.set(key, number)
      const answer = { type: 'multiple_choice', place: number % 4 }
      const sent = exam.nameOf(questionId)
      const entries = [{ questionId: sent, number, answer, isFlagged: false, spentMs: 1000 }]
      return {
        request: requestOf({
          method: 'POST',
          path: `/api/participation/quizzes/${exam.quizId}/answers`,
          accessToken: taker?.accessToken ?? '',
          body: { browserId: taker?.browserId, entries },
        }),
        onAnswer: () => acknowledged.set(key, Math.max(number, acknowledged.get(key) ?? 0)),
      }
    },
  }
  const cold = await load({ ...saves, forMs: WARM_UP_MS })
  const warm = await load({ ...saves, forMs: FOR_MS })
  const failures = [...cold.failures, ...warm.failures]
  const { rows } = await bench.database.pool.query(
    `select submission_id || ' ' || question_id as key, number from answers`,
  )
  const held = new Map(rows.map(({ key, number }) => [key, number]))
  const missing = [...acknowledged].filter(([key, number]) => (held.get(key) ?? 0) < number)
  if (failures.length > 0) console.log(`${failures.length} refused, the first: ${failures[0]}`)
  await server?.end('SIGTERM')
  await bench.close()
  return {
    atFirst: cold.latencies.length / cold.seconds,
    perSecond: warm.latencies.length / warm.seconds,
    p99: percentile(warm.latencies, 0.99),
    missing: missing.length,
    acknowledged: acknowledged.size,
    isWhole: missing.length === 0 && failures.length === 0 && acknowledged.size > 0,
  }
}

function told({
  atFirst,
  perSecond,
  p99,
  missing,
  acknowledged,
}: Awaited<ReturnType<typeof measure>>): string {
  return `${perSecond.toFixed(0)} saves a second (${atFirst.toFixed(0)} at first), p99 ${p99.toFixed(0)} ms; of ${acknowledged} answers acknowledged ${missing} missing`
}

/** The same statement on the same rows, with nothing around it. */
async function upsertsAlone(url: string): Promise<number> {
  const script = join(process.env.TMPDIR ?? '/tmp', `probant-upsert-${process.pid}.sql`)
  writeFileSync(
    script,
    `\\set taker random(1, ${TAKERS})
\\set question random(1, ${QUESTIONS})
\\set number random(1, 1000000)
insert into answers (submission_id, question_id, number, answer, is_flagged, spent_ms, saved_at)
select submission_id, question_id, :number, '{"type":"multiple_choice","place":1}', false, 1000, now()
from bench_rows where taker = :taker and question = :question
on conflict (submission_id, question_id) do update
set number = excluded.number, answer = excluded.answer, is_flagged = excluded.is_flagged,
  spent_ms = excluded.spent_ms, saved_at = excluded.saved_at
where answers.number < excluded.number;
`,
  )
  const psql = (command: string) => capture(join(programs, 'psql'), [url, '-qc', command])
  await psql(
    `create table bench_rows as select dense_rank() over (order by submission_id) as taker,
       dense_rank() over (order by question_id) as question, submission_id, question_id from answers;
     create unique index on bench_rows (taker, question); update answers set number = 0`,
  )
  for (const table of ['answers', 'bench_rows']) await psql(`vacuum analyze ${table}`)
  const seconds = String(FOR_MS / 1000)
  const args = [
    '-n',
    '-c',
    String(CONNECTIONS),
    '-j',
    '2',
    '-T',
    seconds,
    '-M',
    'prepared',
    '-f',
    script,
    url,
  ]
  const { output } = await capture(join(programs, 'pgbench'), args)
  const [, perSecond] = /tps = ([\d.]+)/.exec(output) ?? []
  if (!perSecond) throw new Error(`pgbench told nothing: ${output}`)
  return Number(perSecond)
}
