import { setImmediate } from 'node:timers/promises'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/database/client.ts'
import { mails } from '#server/database/schema/mails.ts'
import { createLog } from '#server/platform/log.ts'
import { createTestClock } from '#test/clock.ts'
import { expectEventually } from '#test/eventually.ts'
import { refuseAction } from '#test/refuse-action.ts'
import { emptyTables, openTestDatabase } from '#test/test-database.ts'
import { createMailDelivery } from './delivery.ts'
import { createOutbox } from './outbox.ts'
import type { OutgoingMail, SendOutcome } from './provider.ts'

const clock = createTestClock()
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  clock.reset()
  await emptyTables(database)
})
afterAll(() => database.close())

describe('a mail whose sender stopped in the middle', () => {
  it('is sent again, under the same id, once that sender has said nothing for two minutes', async () => {
    await post(1)
    const dead = stuckSender()
    await dead.began
    const next = sender()

    clock.advance({ minutes: 2, seconds: -1 })
    expect(await next.delivery.sendDue()).toBe(0)
    expect(await onlyRow()).toMatchObject({ status: 'sending', attempts: 1 })
    clock.advance({ seconds: 1 })
    expect(await next.delivery.sendDue()).toBe(1)
    expect(await onlyRow()).toMatchObject({ status: 'sent', attempts: 2, lastError: null })
    expect(next.sent).toEqual(dead.sent)
  })

  it('is sent again at once by whoever has the database to itself', async () => {
    await post(1)
    await stuckSender().began
    clock.advance({ seconds: 3 })
    const { delivery } = sender()

    await delivery.takeOver()
    expect(await delivery.sendDue()).toBe(1)
    expect(await onlyRow()).toMatchObject({ status: 'sent', attempts: 2 })
  })

  it('is left to a person when every attempt has ended so', async () => {
    await post(1)
    for (let attempts = 1; attempts <= 6; attempts++) {
      await stuckSender().began
      expect(await onlyRow()).toMatchObject({ status: 'sending', attempts })
      clock.advance({ minutes: 2 })
    }

    expect(await sender().delivery.sendDue()).toBe(0)
    const lastError = 'The server stopped while this mail was being sent.'
    expect(await onlyRow()).toMatchObject({ status: 'unsure', attempts: 6, lastError })
  })

  it('stays with a sender that is slow but lives', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await post(1)
    const slow = stuckSender()
    await slow.began
    const { delivery } = sender()

    for (let minute = 1; minute <= 10; minute++) {
      const claimedUntil = (await onlyRow()).nextAttemptAt
      clock.advance({ minutes: 1 })
      vi.advanceTimersByTime(60_000)
      await expectEventually(async () => (await onlyRow()).nextAttemptAt > claimedUntil)
      expect(await delivery.sendDue()).toBe(0)
    }
    await slow.end({ kind: 'taken' })
    expect(await onlyRow()).toMatchObject({ status: 'sent', attempts: 1, sentAt: clock.now() })
  })

  it('counts as sent when that sender turns out to have been slow only', async () => {
    await post(1)
    const slow = stuckSender()
    await slow.began
    clock.advance({ minutes: 11 })
    await database.db.update(mails).set({ status: 'waiting' })

    await slow.end({ kind: 'taken' })
    expect(await onlyRow()).toMatchObject({ status: 'sent' })
  })

  it('is left alone by a slow sender once another has begun', async () => {
    await post(1)
    const slow = stuckSender()
    await slow.began
    clock.advance({ minutes: 2 })
    const second = stuckSender()
    await second.began

    await slow.end({ kind: 'postponed', reason: 'too late' })
    expect(await onlyRow()).toMatchObject({ status: 'sending', attempts: 2 })
    await second.end({ kind: 'taken' })
    expect(await onlyRow()).toMatchObject({ status: 'sent', attempts: 2, lastError: null })
  })

  it('is left alone by a slow sender once an administrator has sent it again', async () => {
    await post(1)
    const slow = stuckSender()
    await slow.began
    clock.advance({ minutes: 11 })
    await database.db.update(mails).set({ status: 'waiting', attempts: 0, nextAttemptAt: clock.now() })
    const second = stuckSender()
    await second.began

    await slow.end({ kind: 'postponed', reason: 'too late' })
    expect(await onlyRow()).toMatchObject({ status: 'sending', attempts: 1 })
    await second.end({ kind: 'taken' })
    expect(await onlyRow()).toMatchObject({ status: 'sent', attempts: 1, lastError: null })
  })
})

describe('a mail that was taken while the database had no room', () => {
  it('is not sent again once it has', async () => {
    await post(1)
    const first = stuckSender()
    await first.began
    const makeRoom = await refuseAction(database, 'update', 'mails')
    onTestFinished(makeRoom)
    await expect(first.end({ kind: 'taken' })).rejects.toThrow()
    expect(await onlyRow()).toMatchObject({ status: 'sending' })

    await makeRoom()
    clock.advance({ minutes: 10 })
    expect(await first.delivery.sendDue()).toBe(0)
    expect(await onlyRow()).toMatchObject({ status: 'sent', attempts: 1 })
  })
})

describe('many mails', () => {
  it('are sent in one go, at most five at the same time', async () => {
    await post(23)
    const five = Promise.withResolvers<void>()
    const { delivery, most, sent } = sender({
      onBegun: (inHand) => {
        if (inHand === 5) five.resolve()
        return five.promise
      },
    })

    expect(await delivery.sendDue()).toBe(23)
    expect(most()).toBe(5)
    expect(new Set(sent).size).toBe(23)
    expect((await rows()).every((row) => row.status === 'sent' && row.attempts === 1)).toBe(true)
  })

  it('wait for the next process when this one is told to stop', async () => {
    await post(23)
    const stopping = new AbortController()
    const { delivery } = sender({ onSent: (count) => count === 7 && stopping.abort() })

    const count = await delivery.sendDue(stopping.signal)
    expect(count).toBeGreaterThanOrEqual(7)
    expect(count).toBeLessThanOrEqual(12)
    const statuses = (await rows()).map((row) => row.status).sort()
    expect(statuses).toEqual([...Array(count).fill('sent'), ...Array(23 - count).fill('waiting')])
  })
})

async function post(count: number): Promise<void> {
  const outbox = createOutbox({ config: readConfig({ SMTP_URL: 'smtp://127.0.0.1' }), now: clock.now })
  const letter = { heading: 'You are invited', paragraphs: ['There is a quiz for you.'] }
  const invitation = { to: 'ada@example.org', locale: 'en', subject: 'A quiz', letter } as const
  await outbox.postAll(
    database.db,
    Array.from({ length: count }, () => invitation),
  )
}

const rows = () => database.db.select().from(mails).orderBy(asc(mails.createdAt))

async function onlyRow() {
  const [row, ...others] = await rows()
  expect(others).toEqual([])
  if (!row) throw new Error('the outbox is empty')
  return row
}

/** Sends everything and remembers what it had in hand. */
function sender({ onBegun = setImmediate, onSent = () => undefined }: SenderOptions = {}) {
  const sent: string[] = []
  let inHand = 0
  let most = 0
  const delivery = deliveryBy(async ({ id }) => {
    most = Math.max(most, ++inHand)
    await onBegun(inHand)
    inHand--
    onSent(sent.push(id))
    return { kind: 'taken' }
  })
  return { delivery, sent, most: () => most }
}

interface SenderOptions {
  onBegun?: (inHand: number) => Promise<unknown>
  onSent?: (count: number) => unknown
}

/** Claims what is due and gets no further until it is told how that ended. */
function stuckSender() {
  const sending = Promise.withResolvers<SendOutcome>()
  const began = Promise.withResolvers<void>()
  const sent: string[] = []
  const delivery = deliveryBy(({ id }) => {
    sent.push(id)
    began.resolve()
    return sending.promise
  })
  const sweep = delivery.sendDue()
  onTestFinished(() => {
    sending.resolve({ kind: 'taken' })
    return sweep.then(() => {}).catch(() => {})
  })
  return {
    delivery,
    sent,
    began: began.promise,
    async end(outcome: SendOutcome) {
      sending.resolve(outcome)
      await sweep
    },
  }
}

function deliveryBy(send: (mail: OutgoingMail) => Promise<SendOutcome>) {
  const transport = { send, close() {} }
  return createMailDelivery({ db: database.db, transport, now: clock.now, log: createLog('silent') })
}
