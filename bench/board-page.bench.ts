import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import type { BoardChange, BoardRow } from '@probant/contract/live/board'
import { listQuizzes } from '@probant/contract/quizzes/life'
import { startApp } from '../e2e/harness/app.ts'
import { call } from '../e2e/harness/calls.ts'
import { aPerson, enterAccount } from '../e2e/harness/people.ts'
import { buildWebWhereStale } from '../scripts/build/web.ts'
import { bringChromium } from '../scripts/test/chromium.ts'
import { percentile } from './http-load.ts'

/**
 * The promise: a board of 1,000 people is as smooth as one of 50, in a real browser: when it is opened, while it is
 * scrolled, and while 50 people a second change. Both are measured in turns, and compared: a busy machine slows both.
 */
/** Frames are shown or missed as a whole: twice as long is one that was missed. */
const MOST_TIMES = 2.5
const FEW = 50
const MANY = 1000
const QUESTIONS = 40
/** As the server sends them: what changed since it looked last. */
const EACH_MS = 400
const CHANGED = 20
const CHANGES = 15
const TURNS = 3

await buildWebWhereStale()
const app = await startApp({ DEMO: '1' })
const browser = await chromium.launch({ executablePath: await bringChromium(), args: ['--no-sandbox'] })
try {
  // The first page that a browser shows takes longer, however many are on it.
  await measure(FEW)
  const few: Measured[] = []
  const many: Measured[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    few.push(await measure(FEW))
    many.push(await measure(MANY))
  }
  const ratios = [
    compare('shown after (median)', ({ drawnMs }) => [drawnMs], 0.5),
    compare('a frame while scrolling (p90)', ({ scrolling }) => scrolling, 0.9),
    compare('a frame while people work (p90)', ({ changing }) => changing, 0.9),
  ]
  process.exitCode = ratios.every((ratio) => ratio <= MOST_TIMES) ? 0 : 1

  function compare(what: string, times: (measured: Measured) => number[], share: number): number {
    const [little, much] = [few, many].map((turns) => percentile(turns.flatMap(times), share)) as [
      number,
      number,
    ]
    const ratio = much / little
    console.log(
      `${what}: ${little.toFixed(0)} ms with ${FEW} people, ${much.toFixed(0)} ms with ${MANY} (${ratio.toFixed(1)} times, at most ${MOST_TIMES})`,
    )
    return ratio
  }
} finally {
  await browser.close()
  await app.stop()
}

interface Measured {
  drawnMs: number
  scrolling: number[]
  changing: number[]
}

async function measure(count: number): Promise<Measured> {
  const page = await openBoard()
  const rows = Array.from({ length: count }, (_, index) => aRow(index))
  const inPage = <T>(action: string, ...given: unknown[]) =>
    page.evaluate<T>(`measured.${action}(...${JSON.stringify(given)})`)
  const drawnMs = await inPage<number>('timeToDraw', aChange(rows, true))
  const scrolling = await inPage<number[]>('scrollFrames')
  const changing = await inPage<number[]>('changeFrames', workOf(rows), EACH_MS)
  await page.context().close()
  return { drawnMs, scrolling, changing }
}

async function openBoard(): Promise<Page> {
  const page = await browser.newPage({ baseURL: app.url, viewport: { width: 1280, height: 900 } })
  await enterAccount(page.request, aPerson({ email: 'claire@demo.probant.test', password: 'Probant-demo-1' }))
  const { items } = await call(page.request, listQuizzes, { querystring: {} })
  const quiz = items.find(({ phase }) => phase === 'open')
  await page.addInitScript({ path: fileURLToPath(new URL('board-in-page.js', import.meta.url)) })
  await page.goto(`/dashboard/view/${quiz?.id}/live`)
  return page
}

/** Everybody answers in turn; one of twenty has a violation, and moves to the top. */
function workOf(rows: BoardRow[]): BoardChange[] {
  return Array.from({ length: CHANGES }, (_, turn) => {
    const changed = Array.from({ length: CHANGED }, (_, position) => {
      const index = (turn * CHANGED + position * 7) % rows.length
      const row = rows[index] as BoardRow
      const answered = Math.min(QUESTIONS, row.answered + 1)
      rows[index] = { ...row, answered, progress: progressOf(answered) }
      if (position === 0) rows[index].violations += 1
      return rows[index]
    })
    return aChange(changed, false)
  })
}

function aChange(rows: BoardRow[], isWhole: boolean): BoardChange {
  const now = new Date()
  const endsAt = new Date(now.getTime() + 3_600_000).toISOString()
  const quiz = { title: 'Exam', phase: 'open', startsAt: null, endsAt, isPaused: false } as const
  return { isWhole, now: now.toISOString(), quiz: { ...quiz, questionCount: QUESTIONS }, rows, gone: [] }
}

function aRow(index: number): BoardRow {
  const answered = index % QUESTIONS
  return {
    participantId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `Person ${index}`,
    email: `person${index}@example.org`,
    status: index % 10 === 0 ? 'away' : 'at_work',
    attempt: 1,
    progress: progressOf(answered),
    answered,
    startedAt: new Date().toISOString(),
    deadlineAt: new Date(Date.now() + 1_800_000 + index * 1000).toISOString(),
    pausedAt: null,
    finishedAt: null,
    seenAt: null,
    extraMinutes: 0,
    window: null,
    violations: index % 50 === 0 ? 1 : 0,
    score: null,
    canReopen: false,
    canLetIn: false,
  }
}

function progressOf(answered: number): string {
  return '1'.repeat(answered).padEnd(QUESTIONS, '0')
}
