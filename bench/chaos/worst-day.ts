import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../../scripts/test/postgres.ts'
import { bringPostgres } from '../../scripts/test/postgres-programs.ts'
import { type ServerProcess, startServerProcess } from '../../server/test/server-process.ts'
import { openBench, SECRET } from '../app.ts'
import { openExam } from '../exam.ts'
import { startChaosProxy } from './proxy.ts'
import { type Taken, takeQuiz } from './taker.ts'

/**
 * `npm run chaos`: an exam on the worst day. Participants answer over a network that loses, delays, doubles and mixes up
 * what they send, and the app is killed again and again. Nothing that was acknowledged may be lost or wrong, and each
 * has handed in exactly once; on both engines.
 */
const TAKERS = 200
const EDITS = 50
const KILLS = 6

const postgres = await startPostgres(await bringPostgres(), { isDurable: true })
try {
  const isKept = [await exam('embedded', {}), await exam('PostgreSQL', { DATABASE_URL: postgres.url })]
  process.exitCode = isKept.every(Boolean) ? 0 : 1
} finally {
  await postgres.stop()
}

async function exam(engine: string, database: { DATABASE_URL?: string }): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'probant-chaos-'))
  const env = { DATA_DIR: dataDir, SESSION_SECRET: SECRET, LOG_LEVEL: 'silent', ...database }
  Object.assign(process.env, { DATABASE_URL: '' }, database)
  const setting = await openBench({ dataDir })
  const { quizId, questionIds, nameOf, takers } = await openExam(setting, TAKERS)
  await setting.close()

  let server: ServerProcess = await startServerProcess(env)
  const proxy = await startChaosProxy(() => Number(new URL(server.url).port), Math.random)
  const taking = Promise.all(
    takers.map((taker) =>
      takeQuiz({
        port: proxy.port,
        quizId,
        taker,
        questionIds: questionIds.map(nameOf),
        edits: EDITS,
        random: Math.random,
      }),
    ),
  )
  let kills = 0
  let isOver = false
  const killing = (async () => {
    while (!isOver && kills < KILLS) {
      await pause(1500)
      if (isOver) break
      await server.end('SIGKILL')
      kills += 1
      server = await startServerProcess(env)
    }
  })()
  const taken = await taking
  isOver = true
  await killing
  await proxy.close()
  await server.end('SIGTERM')

  const after = await openBench({ dataDir })
  const { rows } = await after.database.pool.query(
    'select participant_id, count(*)::int as count, count(finished_at)::int as finished from submissions group by 1',
  )
  const { rows: held } = await after.database.pool.query(
    `select submission_id, question_id, number from answers`,
  )
  await after.close()
  rmSync(dataDir, { recursive: true, force: true })

  const numbers = new Map(
    held.map(({ submission_id, question_id, number }) => [`${submission_id} ${nameOf(question_id)}`, number]),
  )
  const lost = taken.flatMap(({ taker, acknowledged }) =>
    [...acknowledged].filter(([id, number]) => (numbers.get(`${taker.submissionId} ${id}`) ?? 0) < number),
  )
  const wrong = taken.flatMap(wrongIn)
  const doubled = rows.filter(({ count, finished }) => count !== 1 || finished !== 1)
  const acknowledged = taken.reduce((sum, one) => sum + one.acknowledged.size, 0)
  console.log(
    `${engine}: ${TAKERS} participants, ${TAKERS * EDITS} edits, ${kills} kills; ${actionsOf(proxy.actions)}`,
  )
  console.log(
    `  ${acknowledged} answers acknowledged: ${lost.length} lost, ${wrong.length} wrong; ${rows.length} submissions, ${doubled.length} of them not handed in exactly once`,
  )
  return lost.length === 0 && wrong.length === 0 && doubled.length === 0 && rows.length === TAKERS
}

/** What the server shows is what they last wrote; the receipt counts the same. */
function wrongIn({ written, sitting, receipt }: Taken): string[] {
  const shown = new Map(sitting.answers.map(({ questionId, answer }) => [questionId, answer]))
  const differing = [...written].filter(
    ([questionId, answer]) => JSON.stringify(shown.get(questionId) ?? null) !== JSON.stringify(answer),
  )
  const given = [...written.values()].filter(Boolean).length
  const isSame = receipt.answerCount === given && receipt.checksum === sitting.receipt?.checksum
  return [...differing.map(([questionId]) => questionId), ...(isSame ? [] : ['receipt'])]
}

function actionsOf(actions: Record<string, number>): string {
  return Object.entries(actions)
    .map(([action, count]) => `${count} ${action}`)
    .join(', ')
}
