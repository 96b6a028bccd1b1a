import { ERRORS } from '@probant/contract/errors'
import { setAccommodation } from '@probant/contract/participants/inviting'
import { endQuiz } from '@probant/contract/quizzes/life'
import type { SittingChange } from '@probant/contract/submissions/page'
import { beforeAll, describe, expect, it } from 'vitest'
import { askForEvents, listenTo } from '#test/event-stream.ts'
import { expectEventually } from '#test/eventually.ts'
import { deskOf } from '#test/live.ts'
import { pageOf, renew, type TestPage, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { somebody, someoneAtWork, grant } = takingOf(test)

let url = ''
beforeAll(async () => {
  url = await test.app.listen({ port: 0, host: '127.0.0.1' })
})

describe('whoever is at work is told', () => {
  it('at once how it stands, and again when they get more time', async () => {
    const { creator, page, quiz, sitting } = await someoneAtWork({ durationMinutes: 30 })
    const stream = await listen(page)
    const { deadlineAt } = sitting
    const now = test.clock.now().toISOString()
    expect(await stream.next()).toEqual({
      deadlineAt,
      now,
      isHere: true,
      isPaused: false,
      pausedAt: null,
      receipt: null,
      exemptions: [],
      messages: [],
    })

    await grant(creator, quiz.id, 5)
    expect(await stream.next()).toMatchObject({ deadlineAt: test.clock.in({ minutes: 35 }), isHere: true })
    await stream.leave()
  })

  it('of the rules that no longer count for them', async () => {
    const { creator, page, quiz } = await someoneAtWork()
    const stream = await listen(page)
    await stream.next()
    const { rows } = await test.database.pool.query('select id from participants where quiz_id = $1', [
      quiz.id,
    ])
    const exemptions = [{ violation: 'right_click', reason: 'A left-handed mouse.' } as const]
    const params = { quizId: quiz.id, participantId: rows[0].id }
    await creator.call(setAccommodation, { params, body: { extraTime: null, exemptions } })
    expect(await stream.next()).toMatchObject({ exemptions: ['right_click'] })
    await stream.leave()
  })

  it('that the clock stands still, and that it runs on', async () => {
    const { creator, page, quiz, sitting } = await someoneAtWork()
    const desk = deskOf(creator, quiz)
    const stream = await listen(page)
    expect(await stream.next()).toMatchObject({ isPaused: false })
    await desk.pause()
    expect(await stream.next()).toMatchObject({
      isPaused: true,
      pausedAt: test.clock.now().toISOString(),
      deadlineAt: sitting.deadlineAt,
    })

    test.clock.advance({ minutes: 5 })
    await desk.resume()
    const deadlineAt = new Date(Date.parse(sitting.deadlineAt) + 300_000).toISOString()
    expect(await stream.next()).toMatchObject({ isPaused: false, deadlineAt })
    await stream.leave()
  })

  it('what the creator has to say, to them or to all; also whoever begins to listen afterwards', async () => {
    const { creator, page, quiz } = await someoneAtWork()
    const desk = deskOf(creator, quiz)
    const stream = await listen(page)
    await stream.next()
    await desk.tell('Question 2 means the river')
    const first = await stream.next()
    expect(first?.messages).toMatchObject([{ text: 'Question 2 means the river' }])
    test.clock.advance({ seconds: 1 })
    await desk.tell('Take your time', await desk.firstId())
    const both = await stream.next()
    expect(both?.messages.map(({ text }) => text)).toEqual(['Question 2 means the river', 'Take your time'])
    await stream.leave()

    const again = await listen(page)
    expect((await again.next())?.messages).toEqual(both?.messages)
    await again.leave()
  })

  it('that another page has taken over; and the other one, that it has', async () => {
    const { page, quiz } = await someoneAtWork()
    const other = pageOf(page.browser, quiz.id)
    const [stream, elsewhere] = [await listen(page), await listen(other)]
    expect(await stream.next()).toMatchObject({ isHere: true })
    expect(await elsewhere.next()).toMatchObject({ isHere: false })

    await other.takeOver()
    expect(await stream.next()).toMatchObject({ isHere: false })
    expect(await elsewhere.next()).toMatchObject({ isHere: true })
    await stream.leave()
    await elsewhere.leave()
  })

  it.each([
    ['handed in', 'handed_in', ({ page }: Taker) => page.handIn()],
    [
      'the creator has ended the quiz',
      'closed',
      ({ creator, quiz }: Taker) => creator.call(endQuiz, { params: { quizId: quiz.id } }),
    ],
  ] as const)('that it is over: %s. It is the last that is told', async (_, ending, action) => {
    const taker = await someoneAtWork()
    const stream = await listen(taker.page)
    await stream.next()

    await action(taker)
    const { receipt } = (await taker.page.sitting()).body
    expect(receipt?.ending).toBe(ending)
    expect(await stream.next()).toMatchObject({ receipt })
    expect(await stream.next()).toBeUndefined()

    const again = await listen(taker.page)
    expect(await again.next()).toMatchObject({ receipt })
    expect(await again.next()).toBeUndefined()
  })

  it('nothing else: a change of the answers is the page’s own doing', async () => {
    const { creator, page, quiz, ids } = await someoneAtWork()
    const stream = await listen(page)
    await stream.next()
    await page.choose(ids[0] ?? '', 1)
    await grant(creator, quiz.id, 5)
    await stream.next()
    expect(stream.count()).toBe(2)
    await stream.leave()
  })
})

describe('whoever listens', () => {
  it('QUIZ014: has begun; QUIZ001: is invited', async () => {
    const { page, quiz } = await somebody()
    const before = await askForEvents(addressOf(page), page.browser)
    expect([before.status, await before.json()]).toMatchObject([
      409,
      { error: { code: 'QUIZ014', params: { reason: 'noActiveSubmission' } } },
    ])
    const stranger = pageOf(await test.signedUp(), quiz.id)
    expect((await askForEvents(addressOf(stranger), stranger.browser)).status).toBe(404)
  })

  it('does so in five pages, no more, and once in each: a page that comes again is not counted twice', async () => {
    const { page, quiz } = await someoneAtWork()
    const pages = [page, ...Array.from({ length: 4 }, () => pageOf(page.browser, quiz.id))]
    const streams = await Promise.all(pages.map(listen))
    const sixth = pageOf(page.browser, quiz.id)
    const refused = await askForEvents(addressOf(sixth), sixth.browser)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ error: { code: ERRORS.tooManyAttempts.code } })

    const again = await listen(page)
    expect(await again.next()).toMatchObject({ isHere: true })
    await streams[0]?.end()
    for (const stream of [...streams, again]) await stream.leave()
  })

  it.each([
    ['are signed out', 'update sessions set revoked_at = now()'],
    ['may no longer sign in', `update users set status = 'disabled'`],
    ['no longer take part', 'delete from participants'],
    ['are no longer who takes part', 'update participants set user_id = null'],
  ])('hears no more once they %s', async (_, action) => {
    const { page } = await someoneAtWork()
    const stream = await listen(page)
    await stream.next()

    await test.database.pool.query(action)
    test.clock.advance({ seconds: 10 })

    await stream.end()
    expect(stream.count()).toBe(1)
  })

  it('goes on while they may, also when the token has run out with which they came', async () => {
    const { creator, page, quiz } = await someoneAtWork()
    const stream = await listen(page)
    await stream.next()
    await expectSeen()

    test.clock.advance({ minutes: 16 })
    await renew(creator, page.browser)
    await page.beat()
    await expectSeen()
    await grant(creator, quiz.id, 5)
    expect(await stream.next()).toMatchObject({ isHere: true })
    await stream.leave()
  })
})

type Taker = Awaited<ReturnType<typeof someoneAtWork>>

function listen(page: TestPage) {
  return listenTo<SittingChange>(addressOf(page), page.browser)
}

function addressOf({ quizId, browserId }: TestPage): string {
  return `${url}/api/participation/quizzes/${quizId}/sitting/events?browserId=${browserId}`
}

/** By now, of the only one there is. */
function expectSeen(): Promise<unknown> {
  return expectEventually(async () => {
    const { rows } = await test.database.pool.query('select seen_at from submissions')
    return rows[0]?.seen_at?.getTime() === test.clock.now().getTime()
  })
}
