import { pauseQuiz } from '@probant/contract/live/pausing'
import { readShareLink } from '@probant/contract/participants/entering'
import { botActionFor, enterRoom, readJoinCode } from '@probant/contract/participants/join-code'
import { openRoomCode } from '@probant/contract/participants/room-code'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { describe, expect, it } from 'vitest'
import { afterInviting } from '#test/after-inviting.ts'
import type { Browser } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { theParticipant } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { pageOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aShared, withCode, enterWithCode } = enteringOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { aVerifiedPerson } = organizationsOf(test)

describe('a share link, opened by whoever takes part with this browser', () => {
  it('says what is left to them by the server’s clock, then that they are through', async () => {
    const { creator, quiz, token } = await aShared()
    const { browser, typed } = await withCode(token, 'anna@school.org')
    expect((await readLink(browser, token)).body.here).toBeNull()
    await enterWithCode(browser, token, { ...typed, name: 'Anna' })
    const page = pageOf(browser, quiz.id)
    expect((await readLink(browser, token)).body.here).toMatchObject({ begun: null, isFinished: false })
    const { body: sitting } = await page.start()
    test.clock.advance({ minutes: 5 })
    const now = test.clock.now().toISOString()
    const begun = { deadlineAt: sitting.deadlineAt, pausedAt: null, now }

    const { body } = await readLink(browser, token)
    expect(body.here).toEqual({
      email: 'anna@school.org',
      name: 'Anna',
      begun,
      isFinished: false,
      ...datesOf(quiz),
    })
    await creator.call(pauseQuiz, {
      params: { quizId: quiz.id },
      body: { participantId: null },
    })
    expect((await readLink(browser, token)).body.here?.begun).toEqual({ ...begun, pausedAt: now })
    await page.handIn()
    expect((await readLink(test.browser(), token)).body.here).toBeNull()
  })

  it('leads whoever is through back to their result, and nobody else', async () => {
    const { quiz, token } = await aShared()
    const { browser, typed } = await withCode(token, 'anna@school.org')
    await enterWithCode(browser, token, typed)
    const page = pageOf(browser, quiz.id)
    await page.start()
    await page.handIn()

    expect((await readLink(browser, token)).body.here).toMatchObject({ begun: null, isFinished: true })
    expect((await readLink(test.browser(), token)).body.here).toBeNull()
  })

  it('says their own time to them, and the quiz’s dates to everybody else', async () => {
    const { creator, quiz, token } = await aShared()
    const { browser, typed } = await withCode(token, 'anna@school.org')
    await enterWithCode(browser, token, typed)
    const { id } = await theParticipant(creator, quiz, 'anna@school.org')
    const window = { opensAt: test.clock.in({ hours: 72 }), closesAt: test.clock.in({ hours: 74 }) }
    await afterInviting(creator, quiz).offer([id], window)

    const dates = { startsAt: quiz.startsAt, endsAt: quiz.endsAt, isOwnWindow: false, choice: null }
    expect((await readLink(browser, token)).body).toMatchObject({
      ...dates,
      here: {
        startsAt: window.opensAt,
        endsAt: window.closesAt,
        isOwnWindow: true,
        choice: { from: window.opensAt, until: window.closesAt, chosenAt: null },
      },
    })
    expect((await readLink(test.browser(), token)).body).toMatchObject({ ...dates, here: null })
  })
})

describe('a room code, typed by whoever has begun with this browser', () => {
  it('says what is left to them, and nothing of another quiz or to anybody else', async () => {
    const { quiz, code } = await aRoom()
    const { code: elsewhere } = await aRoom()
    const emma = test.browser()
    await join(emma, code, 'Emma')
    expect(await hereBy(emma, code)).toBeNull()
    const { body: sitting } = await pageOf(emma, quiz.id).start()
    test.clock.advance({ minutes: 5 })

    expect(await hereBy(emma, code)).toEqual({
      name: 'Emma',
      email: '',
      isFinished: false,
      begun: { deadlineAt: sitting.deadlineAt, pausedAt: null, now: test.clock.now().toISOString() },
      ...datesOf(quiz),
    })
    expect(await hereBy(test.browser(), code)).toBeNull()
    expect(await hereBy(emma, elsewhere)).toBeNull()
  })

  it('asks whoever is through for their name: somebody else may sit there by now', async () => {
    const { quiz, code } = await aRoom()
    const emma = test.browser()
    await join(emma, code, 'Emma')
    const page = pageOf(emma, quiz.id)
    await page.start()
    await page.handIn()

    expect(await hereBy(emma, code)).toBeNull()
  })
})

const readLink = (browser: Browser, token: string) => browser.call(readShareLink, { body: { token } })

const datesOf = ({ startsAt, endsAt }: Pick<Quiz, 'startsAt' | 'endsAt'>) => ({
  startsAt,
  endsAt,
  isOwnWindow: false,
  choice: null,
})

async function aRoom() {
  const creator = await aVerifiedPerson()
  const quiz = await anActiveQuiz(creator)
  const { body } = await creator.call(openRoomCode, { params: { quizId: quiz.id } })
  return { quiz, code: body.code ?? '' }
}

async function read(browser: Browser, code: string) {
  const botToken = await browser.botToken(botActionFor(code))
  const { body } = await browser.call(readJoinCode, { body: { code, botToken } })
  if (body.kind !== 'room') throw new Error('no room')
  return body
}

const hereBy = async (browser: Browser, code: string) => (await read(browser, code)).here

async function join(browser: Browser, code: string, name: string) {
  const { pass } = await read(browser, code)
  const botToken = await browser.botToken('room_place')
  const { body } = await browser.call(enterRoom, { body: { pass, name, botToken } })
  browser.accessToken = body.session.accessToken
}
