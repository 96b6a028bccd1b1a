import type { Participant } from '@probant/contract/participants/participant'
import { endQuiz } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import { afterInviting } from '#test/after-inviting.ts'
import { invite, remind, theParticipants, writeMails } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { reviewingOf } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember } = organizationsOf(test)
const { anActiveQuiz, aDraft } = quizzesOf(test)
const { anExam, aTaker } = reviewingOf(test)

describe('those who were chosen', () => {
  it('are withdrawn together; who has begun stays, and so do all others', async () => {
    const { creator, quiz, ids } = await aClass()
    const { withdraw, actions } = afterInviting(creator, quiz)
    const chosen = [ids.anna, ids.ben, ids.dora]

    expect((await withdraw(chosen, true)).body).toEqual({ withdrawn: 1, told: 1, untold: 0, kept: 2 })

    expect((await theParticipants(creator, quiz)).map(({ email }) => email)).toEqual([
      'anna@example.org',
      'ben@example.org',
      'clara@example.org',
    ])
    await writeMails(test)
    expect((await test.mailbox.to('dora@example.org')).at(-1)?.subject).toContain('withdrawn')
    expect(await test.mailbox.to('clara@example.org')).toHaveLength(1)
    expect(await actions()).toContainEqual({ kind: 'withdrawn', count: 1 })
  })

  it('are reminded together, within the pace of all reminders', async () => {
    const { creator, quiz, ids } = await aClass()
    expect((await remind(creator, quiz, [ids.ben, ids.clara])).body).toEqual({ reminded: 1, leftAlone: 0 })
    expect((await remind(creator, quiz, [ids.clara, ids.dora])).body).toEqual({ reminded: 1, leftAlone: 1 })
  })

  it('get extra time on top of what each has; who is through is passed over, and those to come are told', async () => {
    const { creator, quiz, ids, anna } = await aClass()
    const { grant, actions } = afterInviting(creator, quiz)
    const before = Date.parse((await anna.page.sitting()).body.deadlineAt)
    await grant([ids.clara], 5)

    const answer = await grant([ids.anna, ids.ben, ids.clara, crypto.randomUUID()], 10)

    expect(answer.body).toEqual({ count: 2, passedOver: 2, told: 1, untold: 0 })
    expect(Date.parse((await anna.page.sitting()).body.deadlineAt)).toBe(before + 600_000)
    const minutes = (await theParticipants(creator, quiz)).map(
      ({ accommodation }) => accommodation.extraTime?.value ?? 0,
    )
    expect(minutes).toEqual([10, 0, 15, 0])
    await writeMails(test)
    const told = (await test.mailbox.to('clara@example.org')).at(-1)
    expect(told?.subject).toBe(`Extra time for you: “${quiz.title}”`)
    expect(told?.text).toContain('45 minutes')
    expect(await test.mailbox.to('anna@example.org')).toHaveLength(1)
    expect(await actions()).toContainEqual({ kind: 'extra_time', count: 2, minutes: 10 })
  })

  it('get it while the quiz runs', async () => {
    const { creator, quiz, ids } = await aClass()
    const draft = await aDraft(creator)
    expect(await afterInviting(creator, draft).grant([ids.clara], 5)).toFailWith('quizNotActive')
    await creator.call(endQuiz, { params: { quizId: quiz.id } })
    expect(await afterInviting(creator, quiz).grant([ids.clara], 5)).toFailWith('quizEnded')
  })

  it('are at least one, and at most a thousand', async () => {
    const { creator, quiz } = await aClass()
    const { grant, withdraw } = afterInviting(creator, quiz)
    const many = Array.from({ length: 1001 }, () => crypto.randomUUID())
    for (const ids of [[], many]) {
      expect(await grant(ids, 5)).toFailWith('validationError')
      expect(await withdraw(ids)).toFailWith('validationError')
    }
  })

  it('are their quiz’s creator’s business', async () => {
    const organization = await anOrganization()
    const creator = await aMember(organization)
    const quiz = await anActiveQuiz(creator, {}, organization.id)
    await invite(creator, quiz, ['ada@example.org'])
    const [ada] = await theParticipants(creator, quiz)
    for (const other of [organization.owner, await aMember(organization, 'moderator')]) {
      const { grant, withdraw } = afterInviting(other, quiz)
      expect(await grant([ada?.id ?? ''], 5)).toFailWith('quizNotAllowed')
      expect(await withdraw([ada?.id ?? ''])).toFailWith('quizNotAllowed')
    }
    const stranger = afterInviting(await test.signedUp(), quiz)
    expect(await stranger.grant([ada?.id ?? ''], 5)).toFailWith('quizNotFound')
    expect(await stranger.withdraw([ada?.id ?? ''])).toFailWith('quizNotFound')
    expect(await theParticipants(creator, quiz)).toHaveLength(1)
  })
})

/** Anna is at work, Ben is through, Clara and Dora have not begun. */
async function aClass() {
  const exam = await anExam({ durationMinutes: 30 })
  const [anna, ben] = [await aTaker(exam, 'anna@example.org'), await aTaker(exam, 'ben@example.org')]
  await ben.page.handIn()
  await invite(exam.creator, exam.quiz, ['clara@example.org', 'dora@example.org'])
  await writeMails(test)
  const everybody = await theParticipants(exam.creator, exam.quiz)
  const idOf = (name: string) =>
    everybody.find(({ email }: Participant) => email === `${name}@example.org`)?.id ?? ''
  const ids = { anna: idOf('anna'), ben: idOf('ben'), clara: idOf('clara'), dora: idOf('dora') }
  return { ...exam, anna, ids }
}
