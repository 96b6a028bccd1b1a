import {
  createQuiz,
  deactivateQuiz,
  deleteQuiz,
  endQuiz,
  getQuiz,
  listQuizzes,
} from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { getUsage } from '@probant/contract/usage'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { aSection, quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aForm, aDraft, anActiveQuiz, save, publish } = quizzesOf(test)

describe('at the same moment', () => {
  it('of several who save from the same revision, exactly one does, and nothing is mixed', async () => {
    const claire = await test.signedUp()
    const draft = await aDraft(claire)
    const sections = await Promise.all([1, 2, 3, 4, 5].map(() => aSection(claire, 2)))

    const answers = await Promise.all(
      sections.map((section, index) => save(claire, draft, { title: `Tab ${index}`, sections: [section] })),
    )

    const winner = answers.findIndex(({ status }) => status === 200)
    for (const [index, answer] of answers.entries()) {
      if (index !== winner) expect(answer).toFailWith('quizChangedMeanwhile')
    }
    const quiz = await seen(claire, draft)
    expect(quiz).toEqual(answers[winner]?.body)
    expect(quiz).toMatchObject({ title: `Tab ${winner}`, revision: 2 })
    expect(quiz.sections[0]?.questions.map(({ questionId }) => questionId)).toEqual(
      sections[winner]?.questions.map(({ questionId }) => questionId),
    )
  })

  it('of ten who begin the plan’s last quiz, exactly one does', async () => {
    const claire = await test.signedUp()
    const body = aForm({ sections: [await aSection(claire, 1)] })
    for (let number = 1; number < 5; number++) await claire.call(createQuiz, { body })

    const answers = await Promise.all(Array.from({ length: 10 }, () => claire.call(createQuiz, { body })))

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer).toFailWith('quizLimitReached')
    }
    expect((await claire.call(listQuizzes, { querystring: {} })).body.total).toBe(5)
  })

  it.each([1, 2, 3])('published and saved: what is open is what was looked at (%i)', async () => {
    const claire = await test.signedUp()
    const draft = await aDraft(claire)

    const [saved, published] = await Promise.all([
      save(claire, draft, { title: 'Saved' }),
      publish(claire, draft),
    ])

    expect([saved.status, published.status].sort()).toEqual([200, 409])
    const winner = saved.status === 200 ? saved : published
    expect(saved.status === 200 ? published : saved).toFailWith('quizChangedMeanwhile')
    expect(await seen(claire, draft)).toEqual(winner.body)
    expect(winner.body.status).toBe(saved.status === 200 ? 'draft' : 'active')
  })

  it('published by several, it is published once', async () => {
    const claire = await test.signedUp()
    const draft = await aDraft(claire)

    const answers = await Promise.all([1, 2, 3, 4].map(() => publish(claire, draft)))

    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await seen(claire, draft)).toMatchObject({ status: 'active', revision: 2 })
  })

  it('published and deleted: it is open or gone, and counted accordingly', async () => {
    const claire = await test.signedUp()
    const draft = await aDraft(claire)
    const params = { quizId: draft.id }

    const [published, deleted] = await Promise.all([
      publish(claire, draft),
      claire.call(deleteQuiz, { params }),
    ])

    const isGone = deleted.status === 204
    if (isGone) expect(published).toFailWith('quizNotFound')
    else expect(deleted).toFailWith('onlyDraftsDeletable')
    expect((await claire.call(getQuiz, { params })).status).toBe(isGone ? 404 : 200)
    expect(await used(claire)).toBe(isGone ? 0 : 1)
  })

  it('deleted twice, its unit is given back once', async () => {
    const claire = await test.signedUp()
    await aDraft(claire)
    const params = { quizId: (await aDraft(claire)).id }

    const answers = await Promise.all([1, 2, 3].map(() => claire.call(deleteQuiz, { params })))

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404])
    expect(await used(claire)).toBe(1)
  })

  it('ended and taken back: only one of the two', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    const params = { quizId: quiz.id }

    const answers = await Promise.all([
      claire.call(endQuiz, { params }),
      claire.call(deactivateQuiz, { params }),
    ])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const done = answers.find(({ status }) => status === 200)
    expect(await seen(claire, quiz)).toEqual(done?.body)
  })
})

async function seen(browser: Browser, { id }: Pick<Quiz, 'id'>): Promise<Quiz> {
  return (await browser.call(getQuiz, { params: { quizId: id } })).body
}

async function used(browser: Browser): Promise<number | undefined> {
  const { body } = await browser.call(getUsage)
  return body.meters.find(({ kind }) => kind === 'quizzes')?.used
}
