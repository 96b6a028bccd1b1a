import { setAccommodation } from '@probant/contract/participants/inviting'
import { type Accommodation, extraMinutes } from '@probant/contract/participants/participant'
import { deactivateQuiz, endQuiz } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { invite, remind, resend, theParticipants, writeMails } from '#test/inviting.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anActiveQuiz, aParticipant, later } = quizzesOf(test)
const NONE: Accommodation = { extraTime: null, exemptions: [] }
const TEN_MINUTES: Accommodation = { ...NONE, extraTime: { unit: 'minutes', value: 10 } }
const A_THIRD: Accommodation = { ...NONE, extraTime: { unit: 'percent', value: 33 } }

describe('an accommodation', () => {
  it('is extra time and single rules that don’t count, each with its reason', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    const { id } = await aParticipant(quiz)
    const accommodation: Accommodation = {
      extraTime: { unit: 'percent', value: 33 },
      exemptions: [{ violation: 'multi_monitor', reason: 'Uses a screen magnifier' }],
    }

    const answer = await set(claire, quiz.id, id, accommodation)

    expect(answer.body).toMatchObject({ id, accommodation })
    expect(await theParticipants(claire, quiz)).toMatchObject([{ id, accommodation }])
  })

  it('is given, changed and taken away until the quiz is over', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    const { id } = await aParticipant(quiz)

    expect((await set(claire, quiz.id, id, TEN_MINUTES)).body.accommodation).toEqual(TEN_MINUTES)
    expect((await set(claire, quiz.id, id, NONE)).body.accommodation).toEqual(NONE)
    const { rows } = await test.database.pool.query('select accommodation from participants')
    expect(rows).toEqual([{ accommodation: null }])

    await claire.call(deactivateQuiz, { params: { quizId: quiz.id } })
    expect((await set(claire, quiz.id, id, TEN_MINUTES)).status).toBe(200)
  })

  it('QUIZ013: changes nothing any more once the quiz is over, by the clock or by hand', async () => {
    const claire = await test.signedUp()
    const [ended, due] = [await anActiveQuiz(claire), await anActiveQuiz(claire)]
    const { id } = await aParticipant(ended)
    await claire.call(endQuiz, { params: { quizId: ended.id } })
    expect(await set(claire, ended.id, id, TEN_MINUTES)).toFailWith('quizEnded')

    const { id: other } = await aParticipant(due)
    await later({ days: 2 }, claire)
    expect(await set(claire, due.id, other, TEN_MINUTES)).toFailWith('quizEnded')
  })

  it('can’t be a percentage of no duration', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire, { durationMinutes: 0 })
    const { id } = await aParticipant(quiz)

    const refused = await set(claire, quiz.id, id, A_THIRD)

    expect(refused).toFailWith('validationError')
    expect(refused.body.error.fields).toEqual({
      'extraTime.value': 'This quiz has no time limit, so a percentage can’t be used. Enter minutes instead.',
    })
    expect((await set(claire, quiz.id, id, TEN_MINUTES)).status).toBe(200)
  })

  it.each([
    { extraTime: { unit: 'minutes', value: 0 }, exemptions: [] },
    { extraTime: { unit: 'minutes', value: 1441 }, exemptions: [] },
    { extraTime: { unit: 'percent', value: 12.5 }, exemptions: [] },
    { extraTime: null, exemptions: [{ violation: 'tab_switch', reason: ' ' }] },
    { extraTime: null, exemptions: [{ violation: 'sneezing', reason: 'A cold' }] },
    {
      extraTime: null,
      exemptions: ['One', 'Two'].map((reason) => ({ violation: 'tab_switch', reason })),
    },
  ])('is refused where it makes no sense: %o', async (accommodation) => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    const { id } = await aParticipant(quiz)

    const answer = await set(claire, quiz.id, id, accommodation as Accommodation)

    expect(answer).toFailWith('validationError')
  })

  it('is for a participant of this very quiz', async () => {
    const claire = await test.signedUp()
    const [quiz, other] = [await anActiveQuiz(claire), await anActiveQuiz(claire)]
    const { id } = await aParticipant(other)

    expect(await set(claire, quiz.id, id, TEN_MINUTES)).toFailWith('participantNotFound')
  })

  it('is nothing any more for who has handed in; who was stopped may be let in again', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    const { id } = await aParticipant(quiz)
    await test.database.pool.query(
      'insert into submissions (quiz_id, participant_id, started_at, deadline_at, finished_at, ending) values ($1, $2, $3, $3, $3, $4)',
      [quiz.id, id, test.clock.now(), 'handed_in'],
    )
    expect(await set(claire, quiz.id, id, TEN_MINUTES)).toFailWith('alreadySubmitted')

    await test.database.pool.query("update submissions set ending = 'terminated'")
    expect((await set(claire, quiz.id, id, TEN_MINUTES)).body.can.accommodate).toBe(true)
  })

  it('is what later mails say of the time', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org'])
    await writeMails(test)
    const [{ id } = { id: '' }] = await theParticipants(claire, quiz)
    await set(claire, quiz.id, id, A_THIRD)

    await remind(claire, quiz)
    await writeMails(test)
    await resend(claire, quiz, id)

    const texts = (await test.mailbox.to('ada@example.org')).map(({ text }) => text)
    expect(texts).toEqual([
      expect.stringContaining('Time: 30 minutes once you start\n'),
      expect.stringContaining('Time: 40 minutes once you start, including your extra time\n'),
      expect.stringContaining('Time: 40 minutes once you start, including your extra time\n'),
    ])
  })
})

it.each([
  [NONE, 30, 0],
  [TEN_MINUTES, 30, 10],
  [TEN_MINUTES, 0, 10],
  [A_THIRD, 30, 10],
  [A_THIRD, 31, 11],
])('extra time %o of %i minutes is %i', (accommodation, durationMinutes, minutes) => {
  expect(extraMinutes(accommodation.extraTime, durationMinutes)).toBe(minutes)
})

function set(browser: Browser, quizId: string, participantId: string, accommodation: Accommodation) {
  return browser.call(setAccommodation, { params: { quizId, participantId }, body: accommodation })
}
