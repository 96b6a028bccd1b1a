import { createQuiz, getQuiz } from '@probant/contract/quizzes/life'
import { getQuizAnswerKey, getQuizPaper } from '@probant/contract/quizzes/paper'
import { expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { written } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { statementsOf } from '#test/statements.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aForm, aDraft, formOf, saveOnly, publish } = quizzesOf(test)

it('a quiz of 200 questions asks the database as often as one of 2', async () => {
  const claire = await test.signedUp()
  const questions = await aBankOf(200, claire)

  const few = await queriesFor(claire, questions.slice(0, 2))
  const many = await queriesFor(claire, questions)

  expect(many).toEqual(few)
  expect(few.get).toBeLessThan(10)
})

it('a quiz of 500 questions is kept, published and put on paper; one more is too many', async () => {
  const claire = await test.signedUp()
  const questions = await aBankOf(501, claire)
  const body = aForm({ sections: [{ questions }] })
  expect(await claire.call(createQuiz, { body })).toFailWith('validationError')

  const draft = await aDraft(claire, { sections: [{ questions: questions.slice(0, 500) }] })
  expect((await publish(claire, draft)).body).toMatchObject({ questionCount: 500, totalPoints: 500 })
  const paper = await claire.call(getQuizPaper, { params: { quizId: draft.id }, querystring: {} })
  expect(paper.body.questionCount).toBe(500)
})

type Asked = { questionId: string; points: number }

async function queriesFor(browser: Browser, questions: Asked[]) {
  const draft = await aDraft(browser, { sections: [{ questions }] })
  const sections = [{ questions: questions.toReversed() }]
  const params = { quizId: draft.id }
  const saved = await statementsOf(() => saveOnly(browser, draft, { ...formOf(draft), sections }))
  expect(saved.answer.body.questionCount).toBe(questions.length)
  const published = await statementsOf(() => publish(browser, saved.answer.body))
  expect(published.answer.body.status).toBe('active')
  const edited = await statementsOf(() =>
    saveOnly(browser, published.answer.body, formOf(published.answer.body)),
  )
  return {
    create: (await statementsOf(() => browser.call(createQuiz, { body: aForm({ sections }) }))).count,
    get: (await statementsOf(() => browser.call(getQuiz, { params }))).count,
    save: saved.count,
    publish: published.count,
    edit: edited.count,
    paper: (await statementsOf(() => browser.call(getQuizPaper, { params, querystring: {} }))).count,
    key: (await statementsOf(() => browser.call(getQuizAnswerKey, { params, querystring: {} }))).count,
  }
}

/** So many questions, of which only the first was written by hand. */
async function aBankOf(count: number, browser: Browser): Promise<Asked[]> {
  await written(browser)
  await test.database.pool.query(
    `insert into questions select (jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid()))).*
     from questions q, generate_series(2, $1)`,
    [count],
  )
  const { rows } = await test.database.pool.query('select id from questions')
  return rows.map(({ id }) => ({ questionId: id, points: 1 }))
}
