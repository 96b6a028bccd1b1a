import { setAccommodation } from '@probant/contract/participants/inviting'
import { getQuiz } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import { invite, theParticipants } from '#test/inviting.ts'
import { deskOf } from '#test/live.ts'
import { reviewingOf } from '#test/reviewing.ts'
import { statementsOf } from '#test/statements.ts'
import { renew } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anExam, aTaker, sweep } = reviewingOf(test)

describe('extra time', () => {
  it('for one is added to what they have, and reaches them at once', async () => {
    const exam = await anExam({ durationMinutes: 30 })
    const { page, sitting } = await aTaker(exam)
    const desk = deskOf(exam.creator, exam.quiz)
    const id = await desk.firstId()
    const params = { quizId: exam.quiz.id, participantId: id }
    await exam.creator.call(setAccommodation, {
      params,
      body: { extraTime: { unit: 'percent', value: 50 }, exemptions: [] },
    })
    expect((await desk.grant(5, id)).body).toEqual({ count: 1 })

    expect(Date.parse((await page.sitting()).body.deadlineAt)).toBe(
      Date.parse(sitting.deadlineAt) + 20 * 60_000,
    )
    const [participant] = await theParticipants(exam.creator, exam.quiz)
    expect(participant?.accommodation.extraTime).toEqual({ unit: 'minutes', value: 20 })
  })

  it('for all reaches those at work and those still to come, in one go; not those who are through', async () => {
    const exam = await anExam({ durationMinutes: 30 })
    const desk = deskOf(exam.creator, exam.quiz)
    const [anna, ben] = [await aTaker(exam, 'anna@example.org'), await aTaker(exam, 'ben@example.org')]
    await invite(exam.creator, exam.quiz, ['clara@example.org'])
    await ben.page.handIn()
    expect((await desk.grant(10)).body).toEqual({ count: 2 })

    expect(await minutesOf(exam)).toEqual({
      'anna@example.org': 10,
      'ben@example.org': 0,
      'clara@example.org': 10,
    })
    expect(Date.parse((await anna.page.sitting()).body.deadlineAt)).toBe(
      Date.parse(anna.sitting.deadlineAt) + 600_000,
    )
  })

  it('for all costs as many statements for twenty as for two', async () => {
    const exam = await anExam({ durationMinutes: 30 })
    const desk = deskOf(exam.creator, exam.quiz)
    for (let index = 0; index < 2; index++) await aTaker(exam)
    const few = await statementsOf(() => desk.grant(10))
    for (let index = 0; index < 18; index++) await aTaker(exam)
    const many = await statementsOf(() => desk.grant(10))
    expect([few.answer.body, many.answer.body]).toEqual([{ count: 2 }, { count: 20 }])
    expect(many.count).toBe(few.count)
  })

  it('for all is never cut off by the end of the quiz', async () => {
    const exam = await anExam({ durationMinutes: 0, endsAt: test.clock.in({ minutes: 90 }) })
    const { page } = await aTaker(exam)
    await deskOf(exam.creator, exam.quiz).grant(15)
    test.clock.advance({ minutes: 100 })
    await sweep()
    await renew(exam.creator, page.browser)
    expect((await page.sitting()).body.receipt).toBeNull()
    const { body } = await exam.creator.call(getQuiz, { params: { quizId: exam.quiz.id } })
    expect(body.status).toBe('active')
  })

  it('is a day at most: whoever has had it is passed over, and refused by themselves', async () => {
    const exam = await anExam()
    await aTaker(exam)
    const desk = deskOf(exam.creator, exam.quiz)
    await desk.grant(1440)
    expect((await desk.grant(1)).body).toEqual({ count: 0 })
    expect(await desk.grant(1, await desk.firstId())).toFailWith('validationError')
    expect(await desk.grant(0)).toFailWith('validationError')
  })
})

async function minutesOf({ creator, quiz }: Awaited<ReturnType<typeof anExam>>) {
  const all = await theParticipants(creator, quiz)
  return Object.fromEntries(
    all.map(({ email, accommodation }) => [email, accommodation.extraTime?.value ?? 0]),
  )
}
