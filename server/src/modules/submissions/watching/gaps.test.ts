import { getTimeline, reopenSubmission } from '@probant/contract/submissions/incidents'
import type { SittingChange } from '@probant/contract/submissions/page'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { listenTo } from '#test/event-stream.ts'
import { expectEventually } from '#test/eventually.ts'
import { reportingOf } from '#test/incidents.ts'
import { pageOf, type TestPage, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'
import { gapsAmong } from './gap.ts'

const test = testApp()
const { someoneAtWork } = takingOf(test)

let url = ''
beforeAll(async () => {
  url = await test.app.listen({ port: 0, host: '127.0.0.1' })
})

describe('a page that listens', () => {
  it('is seen at once, and whenever it says that it is there', async () => {
    const { page } = await someoneAtWork()
    const stream = await listen(page)
    await expectSeen()
    for (let round = 0; round < 2; round++) {
      test.clock.advance({ seconds: 10 })
      expect((await page.beat()).status).toBe(204)
      await expectSeen()
    }
    await stream.leave()
  })

  it('to another process, or to none at the moment, is seen all the same', async () => {
    const { page } = await someoneAtWork()
    expect((await page.beat()).status).toBe(204)
    await expectSeen()
  })

  it('and was gone for more than 30 seconds has left a gap, which counts for nothing', async () => {
    const { creator, page, quiz } = await someoneAtWork()
    await seenOnce(page)
    await gone('61.5 seconds')
    const stream = await listen(page)
    await expectSeen()
    expect(await timelineOf(creator, quiz.id)).toEqual([
      {
        kind: 'gap',
        at: test.clock.now().toISOString(),
        questionId: null,
        isCounted: false,
        gapMs: 61_500,
      },
    ])
    await stream.leave()
  })

  it('and was gone for 30 seconds, or never seen before, has left none', async () => {
    const { creator, page, quiz } = await someoneAtWork()
    test.clock.advance({ minutes: 2 })
    await seenOnce(page)
    await gone('30 seconds')
    const stream = await listen(page)
    await expectSeen()
    expect(await timelineOf(creator, quiz.id)).toEqual([])
    await stream.leave()
  })

  it('and was not heard because the server was away has left none', async () => {
    const { creator, page, quiz } = await someoneAtWork()
    await serverThereFor(60)
    await page.beat()
    await expectSeen()
    // A stop, and a start 25 seconds later; the page finds it 9 seconds after that.
    test.clock.advance({ seconds: 22 })
    await serverThereFor(12)
    await page.beat()
    await expectSeen()
    expect(await timelineOf(creator, quiz.id)).toEqual([])
  })

  it('and was not heard for as long though the server was there has left one', async () => {
    const { creator, page, quiz } = await someoneAtWork()
    await serverThereFor(60)
    await page.beat()
    await expectSeen()
    await serverThereFor(36)
    await page.beat()
    await expectSeen()
    expect(await timelineOf(creator, quiz.id)).toMatchObject([{ kind: 'gap', gapMs: 36_000 }])
  })

  it('what is known of the server is forgotten once it is too old for any gap', async () => {
    const { presence } = test.services.platform
    await serverThereFor(9)
    test.clock.advance({ days: 25 })
    await serverThereFor(9)
    await presence.forgetOld()
    const { rows } = await test.database.pool.query('select until_at from server_presence')
    expect(rows).toEqual([{ until_at: test.clock.now() }])
  })

  it('and does not take the quiz is no heartbeat; once it has taken over, the gap is noted', async () => {
    const { creator, page, quiz } = await someoneAtWork()
    await seenOnce(page)
    await gone('2 minutes')
    const other = pageOf(page.browser, quiz.id)
    const stream = await listen(other)
    await stream.next()
    await other.takeOver()
    await stream.next()
    await expectSeen()
    const kinds = (await timelineOf(creator, quiz.id)).map(({ kind, gapMs }) => [kind, gapMs])
    expect(kinds.sort()).toEqual([
      ['gap', 120_000],
      ['taken_over', null],
    ])
    await stream.leave()
  })

  it('again after it was reopened was not gone: it was shut out', async () => {
    const { creator, page, quiz } = await someoneAtWork()
    await seenOnce(page)
    await reportingOf(page).terminate()
    await gone('10 minutes')
    const participantId = await theParticipant()
    const params = { quizId: quiz.id, participantId }
    expect((await creator.call(reopenSubmission, { params })).status).toBe(200)
    await page.takeOver()
    const stream = await listen(page)
    await expectSeen()
    expect((await timelineOf(creator, quiz.id)).map(({ kind }) => kind)).not.toContain('gap')
    await stream.leave()
  })
})

describe('a gap', () => {
  const at = test.clock.now()
  const seen = (ms: number) => ({ id: String(ms), seenAt: new Date(at.getTime() - ms) })

  it('is longer than 30 seconds', () => {
    expect(gapsAmong([seen(29_999), seen(30_000), { id: 'never', seenAt: null }], at)).toEqual([])
    expect(gapsAmong([seen(30_001)], at)).toEqual([{ submissionId: '30001', gapMs: 30_001 }])
  })

  it('of months is no more than the database can hold', () => {
    expect(gapsAmong([seen(90 * 86_400_000)], at)).toMatchObject([{ gapMs: 2_147_483_647 }])
  })
})

function listen({ browser, browserId, quizId }: TestPage) {
  const path = `/api/participation/quizzes/${quizId}/sitting/events?browserId=${browserId}`
  return listenTo<SittingChange>(url + path, browser)
}

async function seenOnce(page: TestPage): Promise<void> {
  const stream = await listen(page)
  await expectSeen()
  await stream.leave()
}

/** It notes so every 3 seconds. */
async function serverThereFor(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 3) {
    test.clock.advance({ seconds: 3 })
    await test.services.platform.presence.note()
  }
}

/** By now, of the only one there is. */
function expectSeen(): Promise<unknown> {
  return expectEventually(async () => {
    const { rows } = await test.database.pool.query('select seen_at from submissions')
    return rows[0]?.seen_at?.getTime() === test.clock.now().getTime()
  })
}

/** As if so long had passed since: the clock itself would move the heartbeat of a stream whose end is not known yet. */
async function gone(span: string): Promise<void> {
  await test.database.pool.query('update submissions set seen_at = seen_at - $1::interval', [span])
}

async function theParticipant(): Promise<string> {
  return (await test.database.pool.query('select id from participants')).rows[0].id
}

async function timelineOf(creator: Browser, quizId: string) {
  const params = { quizId, participantId: await theParticipant() }
  return (await creator.call(getTimeline, { params })).body
}
