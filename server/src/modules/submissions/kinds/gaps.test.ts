import { createQuestion } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { exportResults } from '@probant/contract/results/export'
import { getReport } from '@probant/contract/results/report'
import { describe, expect, it } from 'vitest'
import { regradingOf } from '#test/grading.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace, written } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { bankIdOf, ownOf, questionIdOf, reviewingOf } from '#test/reviewing.ts'
import { answersIn } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson } = organizationsOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { aTaker } = reviewingOf(test)

type Gaps = Extract<QuestionForm, { type: 'gaps' }>

const REVOLUTION: Gaps = {
  type: 'gaps',
  subject: 'History',
  language: 'en',
  difficulty: 'easy',
  title: 'Complete the summary.',
  content: {
    gapText: 'The **Bastille** fell in [[1]], in the city of [[2]].',
    gaps: [
      { kind: 'typed', accepted: ['1789'], weight: 3 },
      { kind: 'list', choices: ['Paris', 'Lyon', 'Metz'], right: 0 },
    ],
  },
}

describe('a text with gaps', () => {
  it('is written with its gaps in the text, and kept with its HTML', async () => {
    const person = await test.signedUp()
    expect(await written(person, REVOLUTION)).toMatchObject({
      content: {
        gapHtml: '<p>The <strong>Bastille</strong> fell in [[1]], in the city of [[2]].</p>',
        gaps: [{ kind: 'typed', ignoresAccents: false, weight: 3 }, { weight: 1 }],
      },
    })
  })

  it.each([
    ['without a gap', { gapText: 'The Bastille fell.', gaps: [] }, 'content.gaps'],
    ['with a gap that its text doesn’t have', { gapText: 'It fell in [[1]].' }, 'content.gapText'],
    ['with a gap in a formula', { gapText: 'It $fell = [[1]]$ in [[2]].' }, 'content.gapText'],
    [
      'with a list that has no right choice',
      {
        gapText: '[[1]]',
        gaps: [{ kind: 'list', choices: ['a', 'b'], right: 2 }],
      },
      'content.gaps.0.right',
    ],
  ])('is refused %s, at the field', async (_what, content, field) => {
    const person = await test.signedUp()
    const body = { ...REVOLUTION, content: { ...REVOLUTION.content, ...content } } as never
    const answer = await person.call(createQuestion, { body }, inWorkspace())
    expect(answer).toFailWith('validationError')
    expect(answer.body.error.fields).toHaveProperty([field])
  })

  it('is asked without its key, filled in, emptied, filled in again, marked by weight and reviewed', async () => {
    const taker = await aTaker(await aQuiz())
    const { page, sitting } = taker
    const asked = sitting.paper.sections[0]?.questions[0]?.content
    expect(asked).toMatchObject({ gaps: [{ choices: null }, { choices: ['Lyon', 'Metz', 'Paris'] }] })
    expect(JSON.stringify(sitting.paper)).not.toMatch(/1789|accepted|right|weight/)
    const questionId = questionIdOf(sitting, 'gaps')
    for (const given of [
      ['1788', null],
      [null, null],
      ['1789 ', 'Lyon'],
    ])
      expect((await page.save(page.entry(questionId, { type: 'gaps', given }))).status).toBe(200)
    expect(answersIn((await page.sitting()).body)[questionId]).toEqual({
      type: 'gaps',
      given: ['1789 ', 'Lyon'],
    })

    expect((await page.handIn()).body).toMatchObject({ answerCount: 1 })
    const { body: review } = await ownOf(taker.browser, taker.quiz)
    expect(review).toMatchObject({
      score: { points: 3, totalPoints: 4 },
      key: [{ mark: 'partly', earnedPoints: 3, right: { gaps: [{ accepted: ['1789'] }, { right: 0 }] } }],
    })
  })

  it('counts nothing filled in as no answer', async () => {
    const taker = await aTaker(await aQuiz())
    await taker.handIn({ type: 'gaps', given: [' ', null] })
    const { body } = await ownOf(taker.browser, taker.quiz)
    expect(body).toMatchObject({ score: { points: 0 }, key: [{ mark: 'unanswered' }] })
  })

  it('is counted gap by gap in the report, and listed in words', async () => {
    const made = await aQuiz()
    for (const given of [
      ['1789', 'Paris'],
      ['1798', 'Paris'],
      ['1789', null],
    ])
      await (await aTaker(made)).handIn({ type: 'gaps', given })
    const params = { quizId: made.quiz.id }
    const { body: report } = await made.creator.call(getReport, { params })
    const [typed, list] = report.questions[0]?.choices ?? []
    expect(typed?.options.map(({ html, isRight, count }) => [html, isRight, count])).toEqual([
      ['1789', true, 2],
      ['', false, 1],
      ['', false, 0],
    ])
    expect(list?.options.map(({ html, count }) => [html, count])).toEqual([
      ['Paris', 2],
      ['Lyon', 0],
      ['Metz', 0],
      ['', 1],
    ])
    const querystring = { view: 'answers', format: 'csv', timeZone: 'Europe/Paris' } as never
    const { body: table } = await made.creator.call(exportResults, { params, querystring })
    expect(String(table)).toContain('1: 1798; 2: Paris')
  })

  it('is regraded by another key: what is typed counts too, of a list another choice is right', async () => {
    const made = await aQuiz()
    const taker = await aTaker(made)
    await taker.handIn({ type: 'gaps', given: ['July 1789', 'Lyon'] })
    const points = async () => (await ownOf(taker.browser, made.quiz)).body.score?.points
    const regrade = (given: (string | null)[]) =>
      ({ kind: 'key', questionId: bankIdOf(made, 'gaps'), right: { type: 'gaps', given } }) as const
    const regrading = regradingOf(made.creator, made.quiz)
    expect(await points()).toBe(0)

    const { body } = await regrading.apply(regrade(['July 1789', 'Paris']))
    expect(await points()).toBe(3)
    await regrading.undo(body.regrade.id)
    expect(await points()).toBe(0)
    await regrading.apply(regrade(['1789', 'Lyon']))
    expect(await points()).toBe(1)
    expect(await regrading.apply(regrade(['1789', 'Nice']))).toFailWith('validationError')
  })
})

async function aQuiz() {
  const creator = await aVerifiedPerson({ username: 'Claire' })
  const { id } = await written(creator, REVOLUTION)
  const quiz = await anActiveQuiz(creator, {
    sections: [{ questions: [{ questionId: id, points: 4 }] }],
    options: { ...DEFAULT_OPTIONS, scoreShown: 'at_once', answersShown: 'after_finishing' },
  })
  return { creator, quiz }
}
