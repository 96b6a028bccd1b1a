import { getSession } from '@probant/contract/auth'
import { getOwnBadge } from '@probant/contract/certificates/badges'
import { getOwnCertificate, getOwnCertificateFile } from '@probant/contract/certificates/certificate'
import { DEFAULT_CERTIFICATE } from '@probant/contract/certificates/option'
import { getLobby, readInvitationLink, requestPassword } from '@probant/contract/participants/entering'
import { inviteParticipants, listParticipants } from '@probant/contract/participants/inviting'
import { enterRoom, readJoinCode } from '@probant/contract/participants/join-code'
import { closeRoomCode, openRoomCode } from '@probant/contract/participants/room-code'
import { makeSlips } from '@probant/contract/participants/slips'
import { ONE_ATTEMPT } from '@probant/contract/quizzes/attempts'
import { DEFAULT_OPTIONS, type QuizForm, type QuizOptions } from '@probant/contract/quizzes/form'
import { endQuiz, getQuiz } from '@probant/contract/quizzes/life'
import { reopenSubmission } from '@probant/contract/submissions/incidents'
import { getOwnSubmission, getSubmission } from '@probant/contract/submissions/review'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { writeMails } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { pageOf, questionIdsOf, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anInvitation, askForLink, enter, invite, participantsOf } = enteringOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { aVerifiedPerson } = organizationsOf(test)
const { someoneAtWork } = takingOf(test)
const { anExam, aTaker } = reviewingOf(test)

describe('a mailed link, once its quiz was handed in', () => {
  it('leads to one’s own result, on any device, before the quiz is over and after', async () => {
    const { creator, quiz, token, page } = await someoneAtWork()
    const { body: receipt } = await page.handIn()

    for (const isOver of [false, true]) {
      if (isOver) await creator.call(endQuiz, { params: { quizId: quiz.id } })
      const phone = test.browser()
      expect((await enter(phone, token)).body.session.isForResult).toBe(true)
      const own = await resultOf(phone, quiz.id)
      expect(own.body.receipt).toEqual(receipt)
      const { submissionId } = own.body
      expect((await phone.call(getSubmission, { params: { submissionId } })).status).toBe(200)
      expect((await phone.call(getSession)).body).toMatchObject({ quizId: quiz.id, isForResult: true })
    }
  })

  it('answers nothing, begins nothing, and has no power over the account', async () => {
    const { quiz, token, page, ids } = await someoneAtWork()
    await page.handIn()
    const phone = test.browser()
    await enter(phone, token)
    const there = pageOf(phone, quiz.id, page.browserId)

    for (const call of [there.start, there.sitting, there.takeOver, there.beat])
      expect(await call()).toFailWith('quizSessionOnly')
    expect(await there.choose(ids[0] ?? '', 0)).toFailWith('quizSessionOnly')
    expect(await there.handIn()).toFailWith('quizSessionOnly')
    expect(await phone.call(requestPassword)).toFailWith('quizSessionOnly')
  })

  it('shows nothing of another quiz, nor of anybody else', async () => {
    const first = await someoneAtWork()
    await first.page.handIn()
    const second = await someoneAtWork()
    await second.page.handIn()
    const phone = test.browser()
    await enter(phone, first.token)

    expect(await resultOf(phone, second.quiz.id)).toFailWith('quizNotFound')
    const { submissionId } = second.sitting
    expect(await phone.call(getSubmission, { params: { submissionId } })).toFailWith('submissionNotFound')
    expect(await phone.call(getLobby, { params: { quizId: second.quiz.id } })).toFailWith('quizNotFound')
  })

  it('tells whoever never began that it has ended', async () => {
    const { creator, quiz, token } = await anInvitation()
    await creator.call(endQuiz, { params: { quizId: quiz.id } })

    expect((await read(token)).body).toMatchObject({ phase: 'over', receipt: null })
    expect(await enter(test.browser(), token)).toFailWith('quizEnded')
  })

  it('keeps the session of whoever is signed in, and what they took the quiz with', async () => {
    const { creator, quiz } = await anInvitation()
    const anna = await aVerifiedPerson()
    const token = await invite(creator, quiz, { email: anna.user.email })
    const page = pageOf(anna, quiz.id)
    await page.start()
    await page.handIn()

    const { body, cookies } = await enter(anna, token)
    expect(body.session).not.toHaveProperty('quizId')
    expect(cookies).toEqual([])
  })

  it('opens the quiz again for whoever was let in again; what showed the result does not', async () => {
    const { creator, quiz, token, page } = await someoneAtWork()
    await page.handIn()
    await test.database.pool.query("update submissions set ending = 'terminated'")
    const phone = test.browser()
    await enter(phone, token)
    const [participant] = await participantsOf(quiz)
    const params = { quizId: quiz.id, participantId: participant.id }
    expect((await creator.call(reopenSubmission, { params })).status).toBe(200)

    const shown = pageOf(phone, quiz.id)
    expect((await shown.open()).body).toEqual({ session: {}, lobby: null, sitting: null })
    expect(await shown.takeOver()).toFailWith('quizSessionOnly')
    await enter(phone, token)
    expect((await shown.takeOver()).status).toBe(200)
  })
})

describe('a slip, once its quiz was handed in', () => {
  it('leads to one’s own result, by its code and by its link; on one device each sees their own', async () => {
    const { creator, quiz, slips } = await aClass(['Emma', 'Noé'])
    for (const { code } of slips) await take(test.browser(), quiz.id, code)
    await creator.call(endQuiz, { params: { quizId: quiz.id } })

    const shared = test.browser()
    for (const slip of [...slips, ...slips]) {
      await enter(shared, await tokenBehind(slip.code))
      const lobby = await shared.call(getLobby, { params: { quizId: quiz.id } })
      expect(lobby.body).toMatchObject({ name: slip.name, isFinished: true })
      expect((await resultOf(shared, quiz.id)).status).toBe(200)
      expect(await submissionsOf(slip.participantId)).toEqual([
        (await resultOf(shared, quiz.id)).body.submissionId,
      ])
      expect((await read(slip.url.split('#')[1] ?? '')).body.name).toBe(slip.name)
    }
  })

  it('QUIZ013: of somebody who never began says that it has ended, and opens nothing any more', async () => {
    const { creator, quiz, slips } = await aClass(['Emma'])
    await creator.call(endQuiz, { params: { quizId: quiz.id } })
    const token = await tokenBehind(slips[0]?.code ?? '')
    expect((await read(token)).body).toMatchObject({ phase: 'over', receipt: null })
    expect(await enter(test.browser(), token)).toFailWith('quizEnded')
  })
})

describe('a place in a room, once the quiz is over', () => {
  it('leads to one’s own result in the same browser, by the same name, and nobody else to anything', async () => {
    const { creator, quiz, code } = await aRoom()
    const [emma, noe] = [test.browser(), test.browser()]
    for (const [browser, name] of [[emma, 'Emma'] as const, [noe, 'Noé'] as const]) {
      await join(browser, code, name)
      await handIn(browser, quiz.id)
    }
    await creator.call(endQuiz, { params: { quizId: quiz.id } })

    expect(await readCode(test.browser(), code)).toFailWith('joinCodeWrong')
    expect(await join(emma, code, 'Noé')).toFailWith('nameNotHere')
    expect((await join(emma, code, 'emma')).status).toBe(200)
    const { body } = await resultOf(emma, quiz.id)
    const { body: other } = await resultOf(noe, quiz.id)
    expect(body.submissionId).not.toBe(other.submissionId)
    await creator.call(closeRoomCode, { params: { quizId: quiz.id } })
    expect(await readCode(emma, code)).toFailWith('joinCodeWrong')
  })

  it('in a browser where somebody else sits by then is theirs', async () => {
    const { creator, quiz, code } = await aRoom()
    const shared = test.browser()
    for (const name of ['Emma', 'Noé']) {
      await join(shared, code, name)
      await handIn(shared, quiz.id)
    }
    await creator.call(endQuiz, { params: { quizId: quiz.id } })

    expect(await join(shared, code, 'Emma')).toFailWith('nameNotHere')
    expect((await join(shared, code, 'Noé')).status).toBe(200)
    const lobby = await shared.call(getLobby, { params: { quizId: quiz.id } })
    expect(lobby.body).toMatchObject({ name: 'Noé' })
  })

  it('is reached on any device by a link that the creator hands to whoever is through', async () => {
    const { creator, quiz, code } = await aRoom()
    const [emma, phone] = [test.browser(), test.browser()]
    await join(emma, code, 'Emma')
    await handIn(emma, quiz.id)
    await join(test.browser(), code, 'Noé')
    await creator.call(endQuiz, { params: { quizId: quiz.id } })
    const { body: roster } = await creator.call(listParticipants, {
      params: { quizId: quiz.id },
      querystring: {},
    })
    expect(roster.items.map(({ name, can }) => [name, can.hand]).toSorted()).toEqual([
      ['Emma', true],
      ['Noé', false],
    ])

    const slipsFor = (participantIds?: string[]) =>
      creator.call(makeSlips, { params: { quizId: quiz.id }, body: { participantIds } })
    expect(await slipsFor()).toFailWith('inviteToInactiveQuiz')
    const { body } = await slipsFor(roster.items.map(({ id }) => id))
    expect(body.slips.map(({ name }) => name)).toEqual(['Emma'])
    const [slip] = body.slips
    for (const token of [slip?.url.split('#')[1] ?? '', await tokenBehind(slip?.code ?? '')]) {
      expect((await enter(phone, token)).body.session.isForResult).toBe(true)
      expect((await resultOf(phone, quiz.id)).body.submissionId).toBe(
        (await resultOf(emma, quiz.id)).body.submissionId,
      )
      expect(await pageOf(phone, quiz.id).start()).toFailWith('quizSessionOnly')
    }
  })

  it('still lets in whoever has more time than the rest', async () => {
    const { quiz, code } = await aRoom()
    const emma = test.browser()
    await join(emma, code, 'Emma')
    await pageOf(emma, quiz.id).start()
    await test.database.pool.query(
      "update submissions set deadline_at = deadline_at + interval '3 days'; update quizzes set runs_until = runs_until + interval '3 days'",
    )
    test.clock.advance({ days: 1, minutes: 5 })

    const found = await readCode(emma, code)
    expect(found.body).toMatchObject({ kind: 'room', door: { phase: 'open' } })
    expect((await join(emma, code, 'Emma')).body.session.isForResult).toBeUndefined()
  })
})

describe('where the creator does not want results to be opened by a link', () => {
  it('a mailed link says that it was handed in, and opens nothing; whoever is signed in sees it', async () => {
    const { quiz, token, email, page } = await someoneAtWork({ options: NOT_BY_LINK })
    expect((await read(token)).body).toMatchObject({ receipt: null, opensResult: false })
    const { body: receipt } = await page.handIn()

    expect((await read(token)).body).toMatchObject({ receipt, opensResult: false })
    expect(await enter(test.browser(), token)).toFailWith('resultNotByLink')
    expect(await participantsOf(quiz)).toHaveLength(1)
    await askForLink(test.browser(), quiz.id, email)
    await writeMails(test)
    expect(await test.mailbox.to(email)).toHaveLength(1)

    const { creator, quiz: another } = await anInvitation({ options: NOT_BY_LINK })
    const anna = await aVerifiedPerson()
    const tokenOfAnna = await invite(creator, another, { email: anna.user.email })
    const hers = pageOf(anna, another.id)
    await hers.start()
    await hers.handIn()
    expect((await enter(anna, tokenOfAnna)).status).toBe(200)
    expect((await resultOf(anna, another.id)).status).toBe(200)
    expect(await enter(test.browser(), tokenOfAnna)).toFailWith('resultNotByLink')
  })

  it('keeps showing it in the page that it was taken with', async () => {
    const { quiz, token, page, browser } = await someoneInABrowser()
    await page.handIn()

    expect((await resultOf(browser, quiz.id)).status).toBe(200)
    expect((await enter(browser, token)).status).toBe(200)
  })

  it('a slip and a place in a room open nothing once one is through, and no link to a result can be handed out', async () => {
    const { quiz, slips } = await aClass(['Emma'], { options: NOT_BY_LINK })
    await take(test.browser(), quiz.id, slips[0]?.code ?? '')
    expect(await enter(test.browser(), await tokenBehind(slips[0]?.code ?? ''))).toFailWith('resultNotByLink')

    const room = await aRoom({ options: NOT_BY_LINK })
    const emma = test.browser()
    await join(emma, room.code, 'Emma')
    await handIn(emma, room.quiz.id)
    const params = { quizId: room.quiz.id }
    await room.creator.call(endQuiz, { params })
    const { body: roster } = await room.creator.call(listParticipants, { params, querystring: {} })
    expect(roster.items.map(({ can }) => can.hand)).toEqual([false])
    const participantIds = roster.items.map(({ id }) => id)
    expect(await room.creator.call(makeSlips, { params, body: { participantIds } })).toFailWith(
      'inviteToInactiveQuiz',
    )
  })

  it('a link opens the next attempt to whoever has one left, and shows nothing of those before', async () => {
    const attempts = { ...ONE_ATTEMPT, most: 3 }
    const { quiz, token, page, browser } = await someoneInABrowser({ attempts })
    await page.handIn()
    test.clock.advance({ minutes: 1 })
    const { submissionId } = (await resultOf(browser, quiz.id)).body

    const phone = test.browser()
    expect((await enter(phone, token)).status).toBe(200)
    const second = pageOf(phone, quiz.id, undefined, 2)
    expect(await resultOf(phone, quiz.id)).toFailWith('resultNotByLink')
    expect(await phone.call(getSubmission, { params: { submissionId } })).toFailWith('resultNotByLink')
    expect(await second.sitting()).toFailWith('noActiveSubmission')
    expect((await second.open()).body).toMatchObject({
      lobby: { isFinished: true, attempts: { begun: 1, next: { number: 2, at: null } } },
      sitting: null,
    })

    expect((await second.start()).status).toBe(200)
    test.clock.advance({ minutes: 1 })
    expect((await second.handIn()).status).toBe(200)
    const { body } = await resultOf(phone, quiz.id)
    expect(body).toMatchObject({ attempt: 2, attempts: { result: null, finished: [{ number: 2 }] } })
    expect(await phone.call(getSubmission, { params: { submissionId } })).toFailWith('resultNotByLink')
    const { body: whole } = await resultOf(browser, quiz.id)
    expect(whole.attempts?.finished.map(({ number }) => number)).toEqual([1, 2])
  })

  it('a link shows no certificate for an attempt that was finished before', async () => {
    const attempts = { ...ONE_ATTEMPT, most: 3 }
    const options = { ...NOT_BY_LINK, attempts, passPercent: 60, certificate: DEFAULT_CERTIFICATE }
    const { quiz, browser, email, sitting, handIn } = await aTaker(await anExam({ options }))
    const token = await test.mailbox.tokenFor(email)
    const params = { quizId: quiz.id }
    await handIn(...rightAnswers(sitting).slice(0, 3))
    test.clock.advance({ minutes: 1 })
    expect((await browser.call(getOwnCertificate, { params })).body.certificate).not.toBeNull()

    const phone = test.browser()
    await enter(phone, token)
    expect((await phone.call(getOwnCertificate, { params })).body).toEqual({ certificate: null })
    for (const file of [getOwnCertificateFile, getOwnBadge])
      expect(await phone.call(file, { params })).toFailWith('certificateNotFound')
  })

  it('is as it was for quizzes that were made before one could choose', async () => {
    const { creator, quiz, token, page } = await someoneAtWork()
    await test.database.pool.query("update quizzes set options = options - 'resultByLink'")
    await page.handIn()

    expect((await read(token)).body.opensResult).toBe(true)
    expect((await enter(test.browser(), token)).status).toBe(200)
    const { body: ofCreator } = await creator.call(getQuiz, { params: { quizId: quiz.id } })
    expect(ofCreator.options.resultByLink).toBe(true)
    const { body } = await page.open()
    expect(body.lobby).toMatchObject({ quizId: quiz.id, isFinished: true })
  })
})

const NOT_BY_LINK = { ...DEFAULT_OPTIONS, resultByLink: false }

async function someoneInABrowser(options: Partial<QuizOptions> = {}) {
  const { quiz, token } = await anInvitation({ options: { ...NOT_BY_LINK, ...options } })
  const browser = test.browser()
  await enter(browser, token)
  const page = pageOf(browser, quiz.id)
  await page.start()
  return { quiz, token, page, browser }
}

const read = (token: string) => test.browser().call(readInvitationLink, { body: { token } })
const resultOf = (browser: Browser, quizId: string) => browser.call(getOwnSubmission, { params: { quizId } })

async function aClass(names: string[], form: Partial<QuizForm> = {}) {
  const creator = await aVerifiedPerson()
  const quiz = await anActiveQuiz(creator, form)
  const params = { quizId: quiz.id }
  await creator.call(inviteParticipants, { params, body: { people: names.map((name) => ({ name })) } })
  const { body } = await creator.call(makeSlips, { params, body: {} })
  return { creator, quiz, slips: body.slips }
}

async function aRoom(form: Partial<QuizForm> = {}) {
  const creator = await aVerifiedPerson()
  const quiz = await anActiveQuiz(creator, form)
  const { body } = await creator.call(openRoomCode, { params: { quizId: quiz.id } })
  return { creator, quiz, code: (body.code ?? '').replace('-', '') }
}

async function readCode(browser: Browser, code: string) {
  const botToken = await browser.botToken(code.length === 6 ? 'join_code' : 'quiz_entrance')
  return browser.call(readJoinCode, { body: { code, botToken } })
}

async function tokenBehind(code: string): Promise<string> {
  const { body } = await readCode(test.browser(), code)
  return body.kind === 'personal' ? body.token : ''
}

async function take(browser: Browser, quizId: string, code: string): Promise<void> {
  await enter(browser, await tokenBehind(code))
  await handIn(browser, quizId)
}

async function handIn(browser: Browser, quizId: string): Promise<void> {
  const page = pageOf(browser, quizId)
  const { body } = await page.start()
  expect(questionIdsOf(body).length).toBeGreaterThan(0)
  await page.handIn()
}

async function join(browser: Browser, code: string, name: string) {
  const { body } = await readCode(browser, code)
  const pass = body.kind === 'room' ? body.pass : ''
  const botToken = await browser.botToken('room_place')
  const answer = await browser.call(enterRoom, { body: { pass, name, botToken } })
  if (answer.status === 200) browser.accessToken = answer.body.session.accessToken
  return answer
}

async function submissionsOf(participantId: string): Promise<string[]> {
  const { rows } = await test.database.pool.query('select id from submissions where participant_id = $1', [
    participantId,
  ])
  return rows.map(({ id }) => id)
}
