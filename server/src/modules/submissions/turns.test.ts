import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@probant/contract/endpoint'
import { ENDPOINTS } from '@probant/contract/endpoints'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { expectEventually } from '#test/eventually.ts'
import { reportingOf } from '#test/incidents.ts'
import { type TestPage, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'
import { findPostgresAddress } from '#test/test-database.ts'

const test = testApp()
const { someoneAtWork } = takingOf(test)
const FLOOD = 150

describe('what one participant asks for', () => {
  it('leaves an innocent’s save where it was, however much it is', async () => {
    const { guest, innocent } = await two()
    let done = 0
    const flood = callsOf(guest.page, FLOOD).map(async (call) => {
      if ((await call).status < 300) done += 1
    })

    expect((await innocent.save()).status).toBe(200)
    // Each of them is a transaction of its own: in the order in which they came, all would have been before it.
    expect(done).toBeLessThan(30)
    await Promise.all(flood)
  })

  // The embedded database has one connection: there nobody can hold a row against another.
  it.runIf(findPostgresAddress())('waits for its row without a connection to the database', async () => {
    const { guest, innocent } = await two()
    const holder = new pg.Client(findPostgresAddress())
    await holder.connect()
    await holder.query('begin')
    await holder.query('select 1 from submissions where id = $1 for update', [guest.sitting.submissionId])

    const flood = callsOf(guest.page, FLOOD)
    try {
      await someoneWaits(holder)
      expect((await innocent.save()).status).toBe(200)
    } finally {
      await holder.end()
    }
    const answers = await Promise.all(flood)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 204, 429]))
  })

  it('in the name of one of them is done in the order in which it came', async () => {
    const { guest } = await two()
    const { report } = reportingOf(guest.page)
    const [first, save, last] = await Promise.all([
      report('tab_switch'),
      guest.page.choose(guest.ids[0] ?? '', 1),
      guest.page.handIn(),
    ])
    expect([first, save, last].map(({ status }) => status)).toEqual([200, 200, 200])
  })
})

describe('every call of a participant', () => {
  const theirs = Object.entries(ENDPOINTS).filter(([, { access }]) => access === 'participant')

  it('is known here, with what it is asked for', () => {
    expect(Object.keys(BODIES).sort()).toEqual(theirs.map(([name]) => name).sort())
  })

  it.each(theirs)('%s: a hundred at once are taken, and hold one connection', async (name, endpoint) => {
    const guest = await someoneAtWork()
    // Whoever listens to what is over is told so, and no more.
    if (name === 'watchSitting') await guest.page.handIn()
    const body = BODIES[name]?.(guest.page)
    const { sitting, page } = guest
    const params = { quizId: page.quizId, submissionId: sitting.submissionId }
    const querystring = { browserId: page.browserId }
    const ask = () => page.browser.call(endpoint as Endpoint, { params, querystring, body } as never)

    // It is noted again when they were seen.
    test.clock.advance({ minutes: 6 })

    const { most, result } = await connectionsDuring(() =>
      Promise.all(Array.from({ length: 103 }, async () => (await ask()).status)),
    )

    const refused = result.filter((status) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(3)
    // Its own, and that which asks who calls.
    if (!endpoint.together) expect(most).toBeLessThanOrEqual(4)
  })
})

/** What each is asked with; a new one has to be added. */
const BODIES: Record<string, (page: TestPage) => object | undefined> = {
  getLobby: () => undefined,
  getCalendarFile: () => undefined,
  requestPassword: () => undefined,
  startQuiz: ({ browserId }) => ({ browserId }),
  getSitting: () => undefined,
  takeOverQuiz: () => ({ browserId: randomUUID() }),
  saveAnswers: ({ browserId }) => ({ browserId, entries: [] }),
  handInQuiz: ({ browserId }) => ({ browserId, entries: [] }),
  watchSitting: () => undefined,
  beatSitting: ({ browserId }) => ({ browserId }),
  reportIncidents: (page) => ({
    browserId: page.browserId,
    incidents: [reportingOf(page).incident('full_screen_left')],
  }),
  getOwnSubmission: () => undefined,
  getOwnCertificate: () => undefined,
  getOwnCertificateFile: () => undefined,
  nameOwnCertificate: () => ({ name: 'Ada' }),
  getOwnBadge: () => undefined,
  chooseTime: () => ({ startsAt: test.clock.in({ days: 1 }) }),
  getSubmission: () => undefined,
}

async function two() {
  const guest = await someoneAtWork()
  const other = await someoneAtWork()
  const save = () => other.page.choose(other.ids[0] ?? '', 1)
  return { guest, innocent: { ...other, save } }
}

/** Of all that locks their row. */
function callsOf(page: TestPage, count: number) {
  const { report, incident } = reportingOf(page)
  const hundred = () => Array.from({ length: 100 }, () => incident('full_screen_left'))
  const calls = [() => report(...hundred()), () => page.takeOver(), () => page.beat()]
  return Array.from({ length: count }, (_, index) => (calls[index % calls.length] ?? page.beat)())
}

/** Until a transaction waits for a row, asked outside of the app's own connections. */
function someoneWaits(client: pg.Client) {
  return expectEventually(async () => {
    const { rows } = await client.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  })
}

/** How many connections were held or waited for at the same time. */
async function connectionsDuring<T>(work: () => Promise<T>): Promise<{ most: number; result: T }> {
  const { pool } = test.database
  let most = 0
  const look = () => {
    most = Math.max(most, pool.totalCount - pool.idleCount + pool.waitingCount)
  }
  pool.on('acquire', look)
  try {
    const result = await work()
    return { most, result }
  } finally {
    pool.off('acquire', look)
  }
}
