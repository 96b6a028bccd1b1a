import { describe, expect, it } from 'vitest'
import { answerOf, gradingOf, regradingOf } from '#test/grading.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { ownOf, reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

// Whom a regrade leaves to be told: `docs/seams.md` has the table.
const test = testApp()
const { aGradable, tellAndWrite, resultsTo } = gradingOf(test)
const { aTaker } = reviewingOf(test)
const { later } = quizzesOf(test)
const AT_ONCE = { options: { scoreShown: 'at_once' } } as const

describe('a question that waits for a grade is dropped, or given to all', () => {
  for (const kind of ['drop', 'give'] as const)
    it(`and that is undone (${kind}): whoever waited is graded and told as if it had never been`, async () => {
      const { creator, quiz, questionId, first } = await aGradable(AT_ONCE)
      const regrading = regradingOf(creator, quiz)
      const { body } = await regrading.apply({ kind, questionId })
      const meanwhile = await aTaker({ creator, quiz })
      await meanwhile.handIn(...rightAnswers(meanwhile.sitting))
      await tellAndWrite()
      await regrading.undo(body.regrade.id)
      expect((await ownOf(first.browser, quiz)).body.score).toMatchObject({ isProvisional: true })

      for (const { submissionId, email } of [first, meanwhile]) {
        const answer = answerOf(quiz, submissionId, questionId)
        expect((await answer.grade(creator, 1)).body.grade).toMatchObject({ canUndo: true })
        expect((await answer.undo(creator)).status).toBe(200)
        await answer.grade(creator, 2)
        await later({ minutes: 15 }, creator)
        for (let times = 0; times < 2; times++) await tellAndWrite()
        expect(await resultsTo(email)).toHaveLength(1)
      }
    })

  it('and graded meanwhile: that grade is undone freely until they are told of it', async () => {
    const { creator, quiz, questionId, first } = await aGradable(AT_ONCE)
    const regrading = regradingOf(creator, quiz)
    const { body } = await regrading.apply({ kind: 'drop', questionId })
    await tellAndWrite()
    const answer = answerOf(quiz, first.submissionId, questionId)
    expect((await answer.grade(creator, 1)).body.grade).toMatchObject({ canUndo: true })
    expect((await answer.undo(creator)).status).toBe(200)
    await answer.grade(creator, 2)
    await regrading.undo(body.regrade.id)
    await later({ minutes: 15 }, creator)
    await tellAndWrite()
    expect(await resultsTo(first.email)).toHaveLength(1)
    expect(await answer.undo(creator)).toFailWith('gradeTold')
  })
})
