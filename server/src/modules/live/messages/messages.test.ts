import type { SittingChange } from '@probant/contract/submissions/page'
import { beforeAll, describe, expect, it } from 'vitest'
import { enteringOf } from '#test/entering.ts'
import { listenTo } from '#test/event-stream.ts'
import { deskOf } from '#test/live.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { reviewingOf } from '#test/reviewing.ts'
import { takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { someoneAtWork } = takingOf(test)
const { anExam, aTaker } = reviewingOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { anOrganization, aMember } = organizationsOf(test)
const { invite } = enteringOf(test)

let url = ''
beforeAll(async () => {
  url = await test.app.listen({ port: 0, host: '127.0.0.1' })
})

describe('a message', () => {
  it('to one of them reaches nobody else; what was said before somebody began is not for them', async () => {
    const exam = await anExam()
    const desk = deskOf(exam.creator, exam.quiz)
    await desk.tell('Before anybody came')
    test.clock.advance({ seconds: 1 })
    const [anna, ben] = [await aTaker(exam, 'anna@example.org'), await aTaker(exam, 'ben@example.org')]
    test.clock.advance({ seconds: 1 })
    expect((await desk.tell('For Anna', await desk.firstId())).status).toBe(201)
    test.clock.advance({ seconds: 1 })
    await desk.tell('For all')

    expect(await heardBy(anna)).toEqual(['For Anna', 'For all'])
    expect(await heardBy(ben)).toEqual(['For all'])
  })

  it('is plain text of at most 500 characters, and stands in the history, the newest first', async () => {
    const { creator, quiz } = await someoneAtWork()
    const desk = deskOf(creator, quiz)
    expect(await desk.tell('  ')).toFailWith('validationError')
    expect(await desk.tell('x'.repeat(501))).toFailWith('validationError')
    await desk.tell(' <b>One</b>\n')
    test.clock.advance({ seconds: 1 })
    const { body: sent } = await desk.tell('Two', await desk.firstId())
    expect(sent.to?.name).not.toBe('')
    expect((await desk.messages()).body).toMatchObject([sent, { text: '<b>One</b>', to: null }])
  })

  it('keeps no address of somebody whose account is gone', async () => {
    const { creator, quiz } = await someoneAtWork()
    const desk = deskOf(creator, quiz)
    await desk.tell('Hello', await desk.firstId())
    await test.database.pool.query(
      `update participants set email = 'deleted-' || id || '@invalid', user_id = null, name = ''`,
    )
    expect((await desk.messages()).body).toMatchObject([{ to: { name: '' } }])
  })

  it('goes to those who are at work on that quiz', async () => {
    const { creator, quiz, page } = await someoneAtWork({ email: 'zoe@example.org' })
    const desk = deskOf(creator, quiz)
    await invite(creator, quiz, { email: 'idle@example.org' })
    expect(await desk.tell('Hello', await desk.firstId())).toFailWith('noActiveSubmission')
    const elsewhere = await someoneAtWork()
    const stranger = await deskOf(elsewhere.creator, elsewhere.quiz).firstId()
    expect(await desk.tell('Hello', stranger)).toFailWith('participantNotFound')
    await page.handIn()
    const { rows } = await test.database.pool.query(
      'select participant_id as id from submissions where quiz_id = $1',
      [quiz.id],
    )
    expect(await desk.tell('Hello', rows[0].id)).toFailWith('alreadySubmitted')
  })

  it('QUIZ002: comes from its creator alone; QUIZ001: to others there is no such quiz', async () => {
    const organization = await anOrganization()
    const quiz = await anActiveQuiz(await aMember(organization), {}, organization.id)
    for (const [person, refused] of [
      [organization.owner, 'quizNotAllowed'],
      [await test.signedUp(), 'quizNotFound'],
    ] as const) {
      expect(await deskOf(person, quiz).tell('Hello')).toFailWith(refused)
      expect(await deskOf(person, quiz).messages()).toFailWith(refused)
      expect(await deskOf(person, quiz).grant(5)).toFailWith(refused)
    }
  })

  it('is typed by a person: twenty at once, no more', async () => {
    const { creator, quiz } = await someoneAtWork()
    const desk = deskOf(creator, quiz)
    for (let count = 0; count < 20; count++) expect((await desk.tell('Hello')).status).toBe(201)
    expect(await desk.tell('Hello')).toFailWith('tooManyAttempts')
  })
})

async function heardBy({ page }: Awaited<ReturnType<typeof aTaker>>): Promise<string[]> {
  const address = `${url}/api/participation/quizzes/${page.quizId}/sitting/events?browserId=${page.browserId}`
  const stream = await listenTo<SittingChange>(address, page.browser)
  const change = await stream.next()
  await stream.leave()
  return change?.messages.map(({ text }) => text) ?? []
}
