import type { QuizOptions } from '@probant/contract/quizzes/form'
import { expect, it } from 'vitest'
import { answerOf, gradingOf, regradingOf } from '#test/grading.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { bankIdOf, ownOf, questionIdOf, reviewingOf } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

// What participants read after a regrade: why the score is another one, and why a question is worth what it is.
const test = testApp()
const { tellAndWrite, aGradable } = gradingOf(test)
const { anExam, aTaker } = reviewingOf(test)
const { later } = quizzesOf(test)
const WRONG = { type: 'true_false', isTrue: true } as const
const RIGHT = { type: 'true_false', isTrue: false } as const

it('calls points that everybody has so, and says so of a question that was withdrawn, even without the key', async () => {
  for (const answersShown of ['never', 'after_finishing'] as const) {
    const { browser, creator, quiz, questionId, sitting } = await aTold({ answersShown })
    const read = async () => {
      const { key, grades } = (await ownOf(browser, quiz)).body
      return (key ?? grades)?.find((one) => one.questionId === questionIdOf(sitting, 'true_false'))
    }
    const regrading = regradingOf(creator, quiz)
    await regrading.apply({ kind: 'give', questionId })
    expect(await read()).toMatchObject({ mark: 'given', earnedPoints: 2 })
    await regrading.apply({ kind: 'drop', questionId })
    expect(await read()).toMatchObject({ mark: 'dropped' })
  }
})

it('says when the score was revised, to those who knew another one', async () => {
  const { browser, creator, quiz, questionId, other } = await aTold()
  const revisedFor = async (who = browser) => (await ownOf(who, quiz)).body.revisedAt
  expect(await revisedFor()).toBeNull()

  await later({ minutes: 5 }, creator)
  const { body } = await regradingOf(creator, quiz).apply({ kind: 'give', questionId })
  expect(await revisedFor()).toBe(body.regrade.appliedAt)
  expect(await revisedFor(other.browser)).toBeNull()

  await regradingOf(creator, quiz).undo(body.regrade.id)
  expect(await revisedFor()).toBeNull()
})

it('says nothing of a regrade from before they were told, but of its undoing', async () => {
  const { creator, quiz, first, questionId } = await aGradable({ options: { scoreShown: 'at_once' } })
  await answerOf(quiz, first.submissionId, questionId).grade(creator, 1)
  const regrading = regradingOf(creator, quiz)
  const { body } = await regrading.apply({ kind: 'give', questionId })
  await later({ minutes: 15 }, creator, first.browser)
  await tellAndWrite()
  expect((await ownOf(first.browser, quiz)).body.revisedAt).toBeNull()

  await later({ minutes: 5 }, creator)
  const undone = await regrading.undo(body.regrade.id)
  expect((await ownOf(first.browser, quiz)).body.revisedAt).toBe(undone.body.undoneAt)
})

/** Somebody who was wrong and somebody who was right, both of whom know it. */
async function aTold(options: Partial<QuizOptions> = {}) {
  const exam = await anExam({ options: { scoreShown: 'at_once', ...options } })
  const taker = await aTaker(exam)
  await taker.handIn(WRONG)
  const other = await aTaker(exam)
  await other.handIn(RIGHT)
  await tellAndWrite()
  return { ...exam, ...taker, other, questionId: bankIdOf(taker, 'true_false') }
}
