import { loadavg } from 'node:os'
import { startPostgres } from '../scripts/test/postgres.ts'
import { bringPostgres } from '../scripts/test/postgres-programs.ts'
import { startServerProcess } from '../server/test/server-process.ts'
import { openBench, SECRET } from './app.ts'
import { openExam } from './exam.ts'
import { type Figures, type Sat, sit } from './exam-participant.ts'
import { percentile } from './http-load.ts'
import { cpuSeconds, highestMb } from './process-figures.ts'

/**
 * The promise: so many participants sit an exam at once, on PostgreSQL and in one process of the app, all on this
 * machine. They begin within half a minute, each page listens and saves every 10 seconds for three minutes, and all hand
 * in within half a minute: nothing goes wrong, nothing that was acknowledged is missing, and of a hundred saves 99 take
 * less than this. EXAM_PARTICIPANTS and EXAM_SECONDS try it smaller (`200` for `20`).
 */
const MOST_MS_OF_A_SAVE = 300
const { EXAM_PARTICIPANTS = '2000', EXAM_SECONDS = '180' } = process.env
const PARTICIPANTS = Number(EXAM_PARTICIPANTS)
const SAVING_MS = Number(EXAM_SECONDS) * 1000
const SAVES_EVERY_MS = Math.min(10_000, SAVING_MS / 4)
/** In which all begin, and in which all hand in. */
const WINDOW_MS = SAVING_MS / 6

const postgres = await startPostgres(await bringPostgres(), { isDurable: true })
try {
  process.env.DATABASE_URL = postgres.url
  const bench = await openBench()
  const exam = await openExam(bench, PARTICIPANTS, { hasBegun: false })
  await bench.close()

  const server = await startServerProcess({ DATABASE_URL: postgres.url, SESSION_SECRET: SECRET })
  const figures: Figures = { start: [], save: [], handIn: [], errors: [] }
  const workedBefore = cpuSeconds(server.pid)
  const begun = performance.now()
  const sat = await Promise.all(
    exam.takers.map((taker) =>
      sit({
        ...exam,
        questionIds: exam.questionIds.map(exam.nameOf),
        taker,
        port: Number(new URL(server.url).port),
        startsAt: begun + Math.random() * WINDOW_MS,
        handsInAt: begun + WINDOW_MS + SAVING_MS + Math.random() * WINDOW_MS,
        savesEveryMs: SAVES_EVERY_MS,
        figures,
      }),
    ),
  )
  const seconds = (performance.now() - begun) / 1000
  const worked = cpuSeconds(server.pid) - workedBefore
  const memory = highestMb(server.pid)
  await server.end('SIGTERM')

  console.log(`${PARTICIPANTS} participants, ${seconds.toFixed(0)} s; load of the machine ${loadOf()}`)
  for (const kind of ['start', 'save', 'handIn'] as const) console.log(told(kind, figures[kind]))
  console.log(
    `the app: ${worked.toFixed(1)} s of work (${((100 * worked) / seconds).toFixed(0)} % of a core), ${memory.toFixed(0)} MB at most`,
  )
  console.log(`errors ${figures.errors.length} ${figures.errors[0] ?? ''}`.trimEnd())
  const deaf = sat.filter(({ heardTheEnd }) => !heardTheEnd).length
  const wrong = await wrongAmong(sat, exam.nameOf)
  console.log(
    `not told of the end ${deaf}; wrong in the database ${wrong.length} ${wrong[0] ?? ''}`.trimEnd(),
  )
  const slowest = percentile(figures.save, 0.99)
  console.log(`p99 of a save ${slowest.toFixed(0)} ms, at most ${MOST_MS_OF_A_SAVE}`)
  const isWhole = figures.errors.length === 0 && wrong.length === 0 && deaf === 0
  process.exitCode = isWhole && slowest <= MOST_MS_OF_A_SAVE ? 0 : 1
} finally {
  await postgres.stop()
}

/** Each has handed in once, the receipt is what is kept, and whatever was acknowledged is there. */
async function wrongAmong(sat: readonly Sat[], nameOf: (questionId: string) => string): Promise<string[]> {
  const after = await openBench()
  const { rows } = await after.database.pool.query(
    `select submissions.browser_id, ending, checksum, json_object_agg(question_id, number) as numbers
     from submissions join answers on submission_id = submissions.id group by submissions.id`,
  )
  await after.close()
  const kept = Map.groupBy(rows, ({ browser_id }) => browser_id)
  return sat.flatMap(({ taker, acknowledged, receipt }) => {
    const [one, ...others] = kept.get(taker.browserId) ?? []
    const held = new Map(
      Object.entries(one?.numbers ?? {}).map(([id, number]) => [nameOf(id), Number(number)]),
    )
    const isThere = [...acknowledged].every(([name, number]) => (held.get(name) ?? 0) >= number)
    const isHandedIn = one?.ending === 'handed_in' && one.checksum === receipt?.checksum
    return isThere && isHandedIn && others.length === 0 ? [] : [taker.browserId]
  })
}

function told(kind: string, values: readonly number[]): string {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => `${percentile(values, share).toFixed(0)} ms`)
  return `${kind.padEnd(7)} ${String(values.length).padStart(6)}   p50 ${p50}, p95 ${p95}, p99 ${p99}`
}

function loadOf(): string {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')
}
