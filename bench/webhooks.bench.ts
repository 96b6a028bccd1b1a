import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createWebhook } from '@probant/contract/webhooks/webhooks'
import { startPostgres } from '../scripts/test/postgres.ts'
import { bringPostgres } from '../scripts/test/postgres-programs.ts'
import { createWebhookOutbox } from '../server/src/modules/webhooks/outbox/service.ts'
import { systemNow } from '../server/src/platform/clock.ts'
import { startServerProcess } from '../server/test/server-process.ts'
import { openBench, SECRET } from './app.ts'
import { openExam } from './exam.ts'
import { timePerSave } from './time-per-save.ts'

/**
 * The promise: what is said of 10,000 submissions that end at once has left within a minute, each message by itself and
 * signed; it is written down in the moment in which they end; and whoever saves meanwhile hardly notices.
 */
const SUBMISSIONS = 10_000
const LONGEST_S = 60
/** They share two cores with those who send, those who receive and the database. */
const MOST_TIMES_SLOWER = 2
const CALLERS = 20
const SAVES = 400
const ROUNDS = 5
const PRIVATE = { OUTBOUND_PRIVATE_ADDRESSES: '1' }

const ids = new Set<string>()
const receiver = createServer((request, response) => {
  ids.add(String(request.headers['webhook-id']))
  request.resume().on('end', () => response.writeHead(204).end())
})
await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`

const postgres = await startPostgres(await bringPostgres(), { isDurable: true })
try {
  process.env.DATABASE_URL = postgres.url
  const bench = await openBench({ env: PRIVATE })
  const { db, pool } = bench.database
  const exam = await openExam(bench, CALLERS, { questions: 10 })
  const made = await exam.creator.call(createWebhook, { body: { address, events: ['submission.handed_in'] } })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  const submissionIds = await endedSubmissions()
  await pool.query('vacuum analyze')

  const server = await startServerProcess({ DATABASE_URL: postgres.url, SESSION_SECRET: SECRET, ...PRIVATE })
  const port = Number(new URL(server.url).port)
  let number = 10_000
  const save = () => timePerSave(port, exam, { saves: SAVES, number: () => ++number })
  // The first one warms up.
  await save()
  const idle = await bestOf(ROUNDS, save)

  const outbox = createWebhookOutbox({ now: systemNow })
  const begun = performance.now()
  await db.transaction((tx) => outbox.resultsMoved(tx, { submissionIds, isJustFinished: true }))
  const writtenMs = performance.now() - begun
  let busy = Number.POSITIVE_INFINITY
  while (ids.size < SUBMISSIONS) {
    busy = Math.min(busy, await save())
    if (performance.now() - begun > 3 * LONGEST_S * 1000) break
  }
  const seconds = (performance.now() - begun) / 1000
  await server.end('SIGTERM')
  await bench.close()

  console.log(
    `${ids.size} messages written down in ${writtenMs.toFixed(0)} ms, and arrived after ${seconds.toFixed(1)} s, at most ${LONGEST_S}`,
  )
  const ratio = busy / idle
  console.log(
    `a save beside that against one alone: ${busy.toFixed(2)} ms, ${idle.toFixed(2)} ms   ratio ${ratio.toFixed(2)}, at most ${MOST_TIMES_SLOWER}`,
  )
  const isAllThere = ids.size === SUBMISSIONS && seconds <= LONGEST_S
  process.exitCode = isAllThere && ratio <= MOST_TIMES_SLOWER ? 0 : 1

  /** Of people who were at work beside those who save. */
  async function endedSubmissions(): Promise<string[]> {
    const { rows } = await pool.query(
      `with others as (
         insert into participants (quiz_id, email, invited_at)
         select $1, 'other' || n || '@example.org', now() from generate_series(1, $2::int) n returning id
       )
       insert into submissions (quiz_id, participant_id, started_at, deadline_at, finished_at, ending, answer_count,
         points, total_points, ungraded_count, score_percent)
       select $1, id, now(), now(), now(), 'handed_in', 10, 5, 10, 0, 50 from others returning id`,
      [exam.quizId, SUBMISSIONS],
    )
    return rows.map(({ id }) => id)
  }
} finally {
  await postgres.stop()
  receiver.closeAllConnections()
  receiver.close()
}

async function bestOf(rounds: number, measure: () => Promise<number>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) best = Math.min(best, await measure())
  return best
}
