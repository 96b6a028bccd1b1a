import { getLobby } from '@probant/contract/participants/entering'
import { listInvitedQuizzes } from '@probant/contract/participants/invited-quizzes'
import { listResults } from '@probant/contract/results/list'
import { getReport } from '@probant/contract/results/report'
import { OUT_OF_TWENTY, type Scale } from '@probant/contract/scale/scale'
import { setScale } from '@probant/contract/workspaces'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { regradingOf } from '#test/grading.ts'
import { theParticipants } from '#test/inviting.ts'
import { bankIdOf, ownOf, reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anExam, aTaker } = reviewingOf(test)

const LETTERS: Scale = {
  kind: 'letters',
  letters: [
    { name: 'A', from: 60 },
    { name: 'B', from: 0 },
  ],
}

describe('a score', () => {
  it('is shown in percent where nobody chose anything', async () => {
    const { shown } = await aTaken()
    expect(await shown()).toEqual({ kind: 'percent', value: 60, isPassed: null })
  })

  it('is shown by the scale of the workspace, wherever it is read', async () => {
    const { creator, quiz, taker } = await aTaken()
    await creator.call(setScale, { body: { scale: OUT_OF_TWENTY } })
    const scaled = { kind: 'out_of', value: 12, outOf: 20, isPassed: null }

    const results = await creator.call(listResults, { params: { quizId: quiz.id }, querystring: {} })
    expect(results.body.items).toMatchObject([{ percent: 60, scaled }])
    expect((await ownOf(taker.browser, quiz)).body.score).toMatchObject({ percent: 60, scaled })
    expect(await theParticipants(creator, quiz)).toMatchObject([{ score: 60, scaled }])
  })

  it('is shown to whoever has an account in their own list, too', async () => {
    const taker = await test.signedUp()
    const exam = await anExam({ options: { scale: LETTERS } })
    const { handIn, sitting } = await aTaker(exam, taker.user.email)
    await handIn(...rightAnswers(sitting).slice(0, 3))
    const { users } = test.services
    await test.database.db.transaction((tx) => users.markVerified(tx, taker.user.id))
    const { body } = await taker.call(listInvitedQuizzes, { querystring: {} })
    expect(body.items).toMatchObject([{ score: { percent: 60, scaled: { kind: 'letters', letter: 'A' } } }])
  })

  it('is shown by the quiz’s own scale before that of the workspace', async () => {
    const { creator, shown } = await aTaken({ scale: LETTERS })
    await creator.call(setScale, { body: { scale: OUT_OF_TWENTY } })
    expect(await shown()).toMatchObject({ kind: 'letters', letter: 'A' })
  })

  it('is on no scale before all of it is graded', async () => {
    const exam = await anExam({ options: { scale: OUT_OF_TWENTY, passPercent: 50 } })
    const taker = await aTaker(exam)
    await taker.handIn(...rightAnswers(taker.sitting))
    expect((await ownOf(taker.browser, exam.quiz)).body.score).toMatchObject({ percent: 60, scaled: null })
    expect((await reportOf(exam)).passing).toEqual({ passPercent: 50, passedCount: 0 })
  })
})

describe('a pass mark', () => {
  it('says who has passed, and how many of those who are graded', async () => {
    const { creator, quiz, shown } = await aTaken({ passPercent: 60 })
    const weak = await aTaker({ creator, quiz })
    await weak.handIn(...rightAnswers(weak.sitting).slice(0, 2))

    expect(await shown()).toMatchObject({ isPassed: true })
    expect((await ownOf(weak.browser, quiz)).body.score?.scaled).toMatchObject({ value: 30, isPassed: false })
    expect((await reportOf({ creator, quiz })).passing).toEqual({ passPercent: 60, passedCount: 1 })
  })

  it('is said before anybody begins, also where only the scale of the workspace has one', async () => {
    const { creator, quiz, taker } = await aTaken({ passPercent: 60 })
    const passPercentIn = async (id: string, browser: Browser) =>
      (await browser.call(getLobby, { params: { quizId: id } })).body.passPercent
    expect(await passPercentIn(quiz.id, taker.browser)).toBe(60)

    const other = await anExam({}, creator)
    const invited = await aTaker(other)
    expect(await passPercentIn(other.quiz.id, invited.browser)).toBeNull()
    await creator.call(setScale, { body: { scale: { kind: 'passed', from: 70 } } })
    expect(await passPercentIn(other.quiz.id, invited.browser)).toBe(70)
  })

  it('is nothing where the quiz has none', async () => {
    expect((await reportOf(await aTaken())).passing).toBeNull()
  })

  it('is that of the scale where passed or not is all that is said', async () => {
    const made = await aTaken({ scale: { kind: 'passed', from: 70 } })
    expect(await made.shown()).toEqual({ kind: 'passed', isPassed: false })
    expect((await reportOf(made)).passing).toEqual({ passPercent: 70, passedCount: 0 })
  })

  it('is reached once a question is dropped, and missed again when that is undone', async () => {
    const made = await aTaken({ scale: OUT_OF_TWENTY, passPercent: 80 })
    const { creator, quiz, shown } = made
    const regrading = regradingOf(creator, quiz)
    expect(await shown()).toMatchObject({ value: 12, isPassed: false })

    // The open question, which they left empty: 6 of 6 points instead of 6 of 10.
    const drop = { kind: 'drop', questionId: bankIdOf(made, 'open') } as const
    expect((await regrading.preview(drop)).body.changes).toMatchObject([
      { before: 60, after: 100, scaled: { before: { value: 12 }, after: { value: 20, isPassed: true } } },
    ])
    const { body } = await regrading.apply(drop)
    expect(await shown()).toMatchObject({ value: 20, isPassed: true })
    expect((await reportOf(made)).passing).toMatchObject({ passedCount: 1 })

    await regrading.undo(body.regrade.id)
    expect(await shown()).toMatchObject({ value: 12, isPassed: false })
  })

  it('is refused where nobody could miss it, or reach it', async () => {
    const exam = await anExam()
    for (const passPercent of [0, 101])
      await expect(anExam({ options: { passPercent } }, exam.creator)).rejects.toThrow()
  })
})

/** Somebody who has 6 of 10 points, all of it graded. */
async function aTaken(options: NonNullable<Parameters<typeof anExam>[0]>['options'] = {}) {
  const exam = await anExam({ options })
  const taker = await aTaker(exam)
  await taker.handIn(...rightAnswers(taker.sitting).slice(0, 3))
  const shown = async () => (await ownOf(taker.browser, exam.quiz)).body.score?.scaled
  return { ...exam, taker, shown }
}

async function reportOf({ creator, quiz }: { creator: Browser; quiz: { id: string } }) {
  return (await creator.call(getReport, { params: { quizId: quiz.id } })).body
}
