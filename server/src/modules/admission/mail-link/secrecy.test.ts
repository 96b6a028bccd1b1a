import { randomUUID } from 'node:crypto'
import { verifyEmail } from '@probant/contract/auth'
import { requestInvitationLink } from '@probant/contract/participants/entering'
import { endQuiz } from '@probant/contract/quizzes/life'
import { changeEmail } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anInvitation, askForLink: ask, enter, invite, submit } = enteringOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { aVerifiedPerson } = organizationsOf(test)

describe('“send me a new link”', () => {
  it('mails one for each of the quizzes that go on, where none is named', async () => {
    const { creator, quiz, email } = await anInvitation()
    const other = await anActiveQuiz(creator)
    await invite(creator, other, { email })
    const ended = await anActiveQuiz(creator)
    await invite(creator, ended, { email })
    await creator.call(endQuiz, { params: { quizId: ended.id } })
    const before = (await test.mailbox.to(email)).length

    const { status, body } = await ask(test.browser(), undefined, email)
    expect({ status, body }).toEqual({ status: 200, body: { email } })
    const links = (await test.mailbox.to(email)).slice(before).map(({ link }) => link)
    expect(new Set(links).size).toBe(2)
    for (const link of links) {
      const entered = await enter(test.browser(), link?.split('#')[1] ?? '')
      expect([quiz.id, other.id]).toContain(entered.body.quizId)
    }
    expect((await ask(test.browser(), undefined, 'nobody@example.org')).status).toBe(200)
    expect(await test.mailbox.to('nobody@example.org')).toEqual([])
  })

  it('mails one that works to the address that was invited', async () => {
    const { quiz, email, token } = await anInvitation()
    const { status, body } = await ask(test.browser(), quiz.id, 'PAUL@example.org ')

    expect({ status, body }).toEqual({ status: 200, body: { email } })
    const mails = await test.mailbox.to(email)
    expect(mails).toHaveLength(2)
    expect(mails.at(-1)?.link).toBe(`http://probant.test/invitation#${token}`)
    expect((await enter(test.browser(), token)).status).toBe(200)
  })

  it('answers alike to everybody, whatever the address and the quiz', async () => {
    const { quiz, email } = await anInvitation()
    const before = (await test.mailbox.all()).length
    const invited = await ask(test.browser(), quiz.id, email)

    for (const [quizId, address] of [
      [quiz.id, 'stranger@example.org'],
      [randomUUID(), email],
    ] as const) {
      const other = await ask(test.browser(), quizId, address)
      expect(other.status).toBe(invited.status)
      expect(other.body).toEqual({ email: address })
      expect(Object.keys(other.headers)).toEqual(Object.keys(invited.headers))
    }
    expect(await test.mailbox.all()).toHaveLength(before + 1)
  })

  it('also once it is handed in, as it leads to the result; and mails none once it is over for them', async () => {
    const { quiz, email } = await anInvitation()
    await submit(quiz)
    expect((await ask(test.browser(), quiz.id, email)).status).toBe(200)
    expect(await test.mailbox.to(email)).toHaveLength(2)

    const other = await anInvitation({ email: 'anna@example.org' })
    await other.creator.call(endQuiz, { params: { quizId: other.quiz.id } })
    expect((await ask(test.browser(), other.quiz.id, other.email)).status).toBe(200)
    expect(await test.mailbox.to(other.email)).toHaveLength(1)
  })

  it('asks for patience after a few, whether or not the address is invited', async () => {
    const { quiz, email } = await anInvitation()
    for (const address of [email, 'stranger@example.org']) {
      const browser = test.browser()
      for (let time = 0; time < 3; time++) expect((await ask(browser, quiz.id, address)).status).toBe(200)
      expect(await ask(browser, quiz.id, address)).toFailWith('tooManyAttempts')
    }
  })

  it('fills nobody’s mailbox, and one network uses up nothing of the others', async () => {
    const { quiz, email } = await anInvitation()
    const rude = test.browser({ address: '203.0.113.99' })
    for (let time = 0; time < 10; time++) {
      await ask(rude, quiz.id, email)
      test.clock.advance({ minutes: 5 })
    }
    expect(await test.mailbox.to(email)).toHaveLength(1 + 5)

    test.clock.advance({ minutes: 10 })
    for (let index = 1; index <= 35; index++) {
      const { status } = await ask(test.browser({ address: `203.0.113.${index}` }), quiz.id, email)
      expect(status).toBe(200)
    }
    expect(await test.mailbox.to(email)).toHaveLength(1 + 5 + 30)

    test.clock.advance({ hours: 1 })
    await ask(test.browser(), quiz.id, email)
    expect(await test.mailbox.to(email)).toHaveLength(1 + 5 + 30 + 1)
  })

  it('counts no mail that nobody asked for', async () => {
    const { creator, email } = await anInvitation()
    for (let quizzes = 0; quizzes < 3; quizzes++) {
      await invite(creator, await anActiveQuiz(creator), { email })
    }
    const quiz = await anActiveQuiz(creator)
    await invite(creator, quiz, { email })
    const before = (await test.mailbox.to(email)).length
    for (let time = 0; time < 5; time++) {
      await ask(test.browser(), quiz.id, email)
      test.clock.advance({ minutes: 5 })
    }
    expect(await test.mailbox.to(email)).toHaveLength(before + 5)
  })

  it('mails none that would lead nowhere: the account has another address now', async () => {
    const { quiz, email, token } = await anInvitation()
    const paul = await aVerifiedPerson({ email })
    await enter(paul, token)
    await paul.call(changeEmail, { body: { email: 'new@example.org', currentPassword: PASSWORD } })
    const moving = { token: await test.mailbox.tokenFor('new@example.org') }
    await paul.call(verifyEmail, { body: moving })
    const before = (await test.mailbox.all()).length

    for (const address of [email, 'new@example.org']) {
      expect((await ask(test.browser(), quiz.id, address)).status).toBe(200)
    }
    expect(await test.mailbox.all()).toHaveLength(before)
  })

  it('GENL003: takes a bot check of its own', async () => {
    const { quiz, email } = await anInvitation()
    const browser = test.browser()
    const body = { quizId: quiz.id, email, botToken: await browser.botToken('login') }

    expect(await browser.call(requestInvitationLink, { body })).toFailWith('botCheckFailed')
  })
})
