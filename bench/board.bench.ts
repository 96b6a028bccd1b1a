import { setTimeout as pause } from 'node:timers/promises'
import type { BoardChange, BoardRow } from '@probant/contract/live/board'
import { startPostgres } from '../scripts/test/postgres.ts'
import { bringPostgres } from '../scripts/test/postgres-programs.ts'
import { ONE_MOMENT } from '../server/src/database/transactions.ts'
import { createBoard } from '../server/src/modules/live/board/board.ts'
import { startServerProcess } from '../server/test/server-process.ts'
import { openBench, SECRET } from './app.ts'
import { openExam, type Taker } from './exam.ts'
import { percentile } from './http-load.ts'
import { cpuSeconds } from './process-figures.ts'

/**
 * The promise: with 1,000 participants of 40 questions at work in two processes, an answer or a violation is on the
 * creator's board within a second of its acknowledgement (p99), whichever process it came to. What a look costs the
 * database, and what the processes work meanwhile, is stated.
 */
const MOST_MS = 1000
const MOST_LOOK_MS = 40
const TAKERS = 1000
const QUESTIONS = 40
/** Changes that are waited for, between them as many saves that change nothing on the board. */
const CHANGES = 600
const EACH_MS = 50

const postgres = await startPostgres(await bringPostgres(), { isDurable: true })
try {
  Object.assign(process.env, { DATABASE_URL: postgres.url })
  const bench = await openBench()
  const exam = await openExam(bench, TAKERS, { questions: QUESTIONS })
  await answerAllButTheLast()
  const lookMs = await costOfALook()

  const env = { DATABASE_URL: postgres.url, SESSION_SECRET: SECRET }
  const processes = [await startServerProcess(env), await startServerProcess(env)]
  const emails = await emailsOfSubmissions()
  const seen = new Map<string, { at: number; row: BoardRow }>()
  const watched = await watch(processes[0]?.url ?? '')
  const cpuBefore = processes.map(({ pid }) => cpuSeconds(pid))
  const begunAt = performance.now()

  const late: number[] = []
  for (let turn = 0; turn < CHANGES; turn++) {
    const taker = exam.takers[turn] as Taker
    const url = processes[turn % 2]?.url ?? ''
    void action(taker, url, turn % 5 === 0)
    void save(exam.takers[(turn * 7 + 600) % TAKERS] as Taker, processes[(turn + 1) % 2]?.url ?? '', 0)
    await pause(EACH_MS)
  }
  await pause(3000)
  const seconds = (performance.now() - begunAt) / 1000
  const cpu = processes.map(({ pid }, index) => (cpuSeconds(pid) - (cpuBefore[index] ?? 0)) / seconds)
  watched.abort()
  for (const server of processes) await server.end('SIGTERM')
  await bench.close()

  const p99 = percentile(late, 0.99)
  console.log(
    `${late.length} of ${CHANGES} changes on the board: median ${percentile(late, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, at most ${MOST_MS}`,
  )
  console.log(
    `a look takes ${lookMs.toFixed(1)} ms (median), at most ${MOST_LOOK_MS}; with the board watched and ${2000 / EACH_MS} saves a second the processes work ${cpu.map((share) => `${(100 * share).toFixed(0)} %`).join(' and ')} of a core`,
  )
  process.exitCode = late.length === CHANGES && p99 <= MOST_MS && lookMs <= MOST_LOOK_MS ? 0 : 1

  /** From the answer that it was taken to the event that shows it. */
  async function action(taker: Taker, url: string, isViolation: boolean): Promise<void> {
    await (isViolation ? report(taker, url) : save(taker, url, QUESTIONS - 1))
    const doneAt = performance.now()
    const isThere = (row: BoardRow) => (isViolation ? row.violations > 0 : row.answered === QUESTIONS)
    const email = emails.get(taker.submissionId) ?? ''
    for (;;) {
      const found = seen.get(email)
      if (found && isThere(found.row)) {
        late.push(Math.max(0, found.at - doneAt))
        return
      }
      await pause(5)
    }
  }

  async function watch(url: string): Promise<AbortController> {
    const leaving = new AbortController()
    const response = await fetch(`${url}/api/quizzes/${exam.quizId}/board/events`, {
      headers: { authorization: `Bearer ${exam.creator.accessToken}` },
      signal: leaving.signal,
    })
    if (!response.ok || !response.body) throw new Error(`the board: ${response.status}`)
    const whole = Promise.withResolvers<void>()
    void read(response.body, () => whole.resolve()).catch(() => {})
    await whole.promise
    return leaving
  }

  async function read(body: ReadableStream<Uint8Array>, onFirst: () => void): Promise<void> {
    const decoder = new TextDecoder()
    let text = ''
    for await (const piece of body) {
      text += decoder.decode(piece, { stream: true })
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1]
        text = text.slice(end + 2)
        if (!data) continue
        const change: BoardChange = JSON.parse(data)
        for (const row of change.rows) seen.set(row.email, { at: performance.now(), row })
        onFirst()
      }
    }
  }

  async function save(taker: Taker, url: string, place: number): Promise<void> {
    const answer = { type: 'multiple_choice', place: Math.floor(Math.random() * 4) }
    const number = Math.floor(performance.now() * 10) + 1000
    const questionId = exam.nameOf(exam.questionIds[place] ?? '')
    const entries = [{ questionId, number, answer, isFlagged: false, spentMs: 1 }]
    await post(taker, url, 'answers', { browserId: taker.browserId, entries })
  }

  async function report(taker: Taker, url: string): Promise<void> {
    const incidents = [{ number: 1, kind: 'tab_switch', elapsedMs: 1000, questionId: null }]
    await post(taker, url, 'incidents', { browserId: taker.browserId, incidents })
  }

  async function post(taker: Taker, url: string, what: string, body: object): Promise<void> {
    const response = await fetch(`${url}/api/participation/quizzes/${exam.quizId}/${what}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${taker.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
  }

  async function emailsOfSubmissions(): Promise<Map<string, string>> {
    const { rows } = await bench.database.pool.query(
      'select submissions.id, email from submissions join participants on participants.id = participant_id',
    )
    return new Map(rows.map(({ id, email }) => [id, email]))
  }

  async function answerAllButTheLast(): Promise<void> {
    const { pool } = bench.database
    await pool.query(
      `insert into answers (submission_id, question_id, number, answer, is_flagged, spent_ms, saved_at)
       select submissions.id, question_id, position + 1, '{"type":"multiple_choice","place":1}', false, 1000,
         now() - interval '10 minutes'
       from submissions join quiz_questions using (quiz_id)
       where quiz_id = $1 and question_id <> $2`,
      [exam.quizId, exam.questionIds.at(-1)],
    )
    await pool.query('analyze')
    await pool.query(`update submissions set started_at = now() - interval '20 minutes', seen_at = now()`)
  }

  /** A look as a board takes it, in its transaction, after the first one that reads everything. */
  async function costOfALook(): Promise<number> {
    const { db } = bench.database
    const board = createBoard(exam.quizId, { papers: bench.services.quizzes.papers })
    const look = () => db.transaction((tx) => board.look(tx, new Date()), ONE_MOMENT)
    await look()
    const times: number[] = []
    for (let turn = 0; turn < 50; turn++) {
      const at = performance.now()
      await look()
      times.push(performance.now() - at)
    }
    return percentile(times, 0.5)
  }
} finally {
  await postgres.stop()
}
