import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, chromium } from '@playwright/test'
import { listInvitedQuizzes } from '@probant/contract/participants/invited-quizzes'
import { call } from '../../e2e/harness/calls.ts'
import { enterAccount } from '../../e2e/harness/people.ts'
import { startServerProcess } from '../../server/test/server-process.ts'
import { type Measured, measure } from './measure.ts'
import { type MeasuredPage, MOST_REQUESTS, PAGES } from './pages.ts'

/**
 * `npm run lighthouse [-- word …]`: the public pages, the entrances and the two pages where people work, each as
 * often as ROUNDS says; of the rounds the best counts, since a busy machine makes a page slow and nothing makes it fast.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const words = process.argv.slice(2)
const asked = PAGES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

/** Those of the demonstration. */
const PEOPLE = { creator: 'claire@demo.probant.test', participant: 'lucas@demo.probant.test' }

const folder = mkdtempSync(join(tmpdir(), 'probant-lighthouse-'))
const server = await startServerProcess({ DATA_DIR: join(folder, 'data'), DEMO: '1' })
try {
  const rows = []
  for (const page of asked) rows.push(await rowOf(page))
  console.table(Object.fromEntries(rows.map(({ name, cells }) => [name, cells])))
  const broken = rows.flatMap(({ broken }) => broken)
  for (const line of broken) console.log(`✗ ${line}`)
  console.log(broken.length === 0 ? 'Every promise is kept.' : `${broken.length} broken.`)
  process.exitCode = broken.length > 0 ? 1 : 0
} finally {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

async function rowOf(page: MeasuredPage) {
  const rounds: Measured[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await inOwnBrowser(page))
  const best = rounds.toSorted(
    (one, other) => other.scores.performance - one.scores.performance,
  )[0] as Measured
  return { name: page.name, cells: cellsOf(best), broken: brokenBy(page, best) }
}

/** A browser that has never been here, but for who is signed in. */
async function inOwnBrowser({ name, who }: MeasuredPage): Promise<Measured> {
  const port = await freePort()
  const profile = mkdtempSync(join(folder, 'profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    baseURL: server.url,
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      `--remote-debugging-port=${port}`,
      '--no-first-run',
      '--disable-sync',
      '--disable-component-update',
    ],
  })
  try {
    return await measure(server.url + (await addressFor(context.request, name, who)), port)
  } finally {
    await context.close()
  }
}

async function addressFor(
  request: APIRequestContext,
  name: string,
  who: MeasuredPage['who'],
): Promise<string> {
  if (!who) return name
  await enterAccount(request, { email: PEOPLE[who], username: '', password: 'Probant-demo-1' })
  if (!name.includes('$quizId')) return name
  const { items } = await call(request, listInvitedQuizzes, { querystring: {} })
  return name.replace('$quizId', items[0]?.quizId ?? '')
}

function cellsOf({ scores, scriptKib, requests, largestPaintMs, blockedMs, shift, machine }: Measured) {
  return {
    ...scores,
    'script KiB': Number(scriptKib.toFixed(1)),
    requests,
    'LCP s': Number((largestPaintMs / 1000).toFixed(2)),
    'TBT ms': Math.round(blockedMs),
    CLS: Number(shift.toFixed(3)),
    machine: Math.round(machine),
  }
}

function brokenBy({ name, promise }: MeasuredPage, measured: Measured): string[] {
  const { scriptKib, ...least } = promise
  const scores = Object.entries(least) as [keyof Measured['scores'], number][]
  const low = scores
    .filter(([category, score]) => measured.scores[category] < score)
    .map(([category, score]) => `${name}: ${category} ${measured.scores[category]}, promised ${score}`)
  const heavy =
    measured.scriptKib > scriptKib
      ? [`${name}: ${measured.scriptKib.toFixed(1)} KiB of script, promised ${scriptKib}`]
      : []
  const many =
    measured.requests > MOST_REQUESTS
      ? [`${name}: ${measured.requests} requests, promised ${MOST_REQUESTS}`]
      : []
  const why = low.length > 0 ? measured.faults.map((fault) => `${name}: ${fault}`) : []
  return [...low, ...why, ...heavy, ...many]
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const { port } = listener.address() as { port: number }
      listener.close(() => resolve(port))
    })
  })
}
