import { createQuestion } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import { exportResults } from '@probant/contract/results/export'
import { getReport } from '@probant/contract/results/report'
import { describe, expect, it } from 'vitest'
import { regradingOf } from '#test/grading.ts'
import { askingOne } from '#test/kinds/one-question.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace, written } from '#test/questions.ts'
import { bankIdOf, ownOf, questionIdOf, reviewingOf } from '#test/reviewing.ts'
import { answersIn } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson } = organizationsOf(test)
const aQuizAsking = askingOne(test)
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

const CIRCLE: Gaps = {
  ...REVOLUTION,
  subject: 'Mathematics',
  title: 'Complete the rule.',
  content: {
    gapText: 'A circle of radius 1 has an area of about [[1]].',
    gaps: [{ kind: 'number', number: { within: 'amount', value: 3.14, tolerance: 0.01 } }],
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
      'with a list of more than ten',
      { gapText: '[[1]]', gaps: [{ kind: 'list', choices: [...'abcdefghijk'], right: 0 }] },
      'content.gaps.0.choices',
    ],
    [
      'with a list that has no right choice',
      {
        gapText: '[[1]]',
        gaps: [{ kind: 'list', choices: ['a', 'b'], right: 2 }],
      },
      'content.gaps.0.right',
    ],
    [
      'with a number that is none',
      {
        gapText: '[[1]]',
        gaps: [{ kind: 'number', number: { within: 'amount', value: 'pi', tolerance: 0 } }],
      },
      'content.gaps.0.number.value',
    ],
    [
      'with a range that ends before it starts',
      { gapText: '[[1]]', gaps: [{ kind: 'number', number: { within: 'range', from: 4, to: 3 } }] },
      'content.gaps.0.number.to',
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

  it('is regraded by another key: what is written replaces what was accepted, of a list another choice is right', async () => {
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
    await regrading.apply(regrade(['1789 | July 1789', 'Lyon']))
    expect(await points()).toBe(4)
    // What was accepted no longer is.
    await regrading.apply(regrade(['14 July 1789', 'Lyon']))
    expect(await points()).toBe(1)
    expect(await regrading.apply(regrade(['1789', 'Nice']))).toFailWith('validationError')
  })

  it('may ask for a number: without its key, marked within its tolerance, counted as right or another', async () => {
    const made = await aQuiz(CIRCLE)
    for (const given of ['3,15', '3.2', 'pi']) {
      const taker = await aTaker(made)
      expect(taker.sitting.paper.sections[0]?.questions[0]?.content).toMatchObject({
        gaps: [{ choices: null, isNumber: true }],
      })
      expect(JSON.stringify(taker.sitting.paper)).not.toMatch(/3\.14|tolerance|within/)
      await taker.handIn({ type: 'gaps', given: [given] })
      const { body } = await ownOf(taker.browser, made.quiz)
      expect(body.score?.points).toBe(given === '3,15' ? 4 : 0)
    }
    const { body: report } = await made.creator.call(getReport, { params: { quizId: made.quiz.id } })
    const [numbers] = report.questions[0]?.choices ?? []
    expect(numbers?.options.map(({ html, isRight, count }) => [html, isRight, count])).toEqual([
      ['3.14 ± 0.01', true, 1],
      ['', false, 2],
      ['', false, 0],
    ])
    const inFrench = { headers: { 'accept-language': 'fr' } }
    const { body: french } = await made.creator.call(
      getReport,
      { params: { quizId: made.quiz.id } },
      inFrench,
    )
    expect(french.questions[0]?.choices?.[0]?.options[0]?.html).toBe('3,14 ± 0,01')
  })

  it('is regraded by a wider tolerance or another number, and by nothing that is none', async () => {
    const made = await aQuiz(CIRCLE)
    const taker = await aTaker(made)
    await taker.handIn({ type: 'gaps', given: ['3.2'] })
    const points = async () => (await ownOf(taker.browser, made.quiz)).body.score?.points
    const regrade = (text: string) => {
      const right = { type: 'gaps' as const, given: [text] }
      return { kind: 'key' as const, questionId: bankIdOf(made, 'gaps'), right }
    }
    const regrading = regradingOf(made.creator, made.quiz)
    expect(await points()).toBe(0)
    await regrading.apply(regrade('3,14 ± 0,06'))
    expect(await points()).toBe(4)
    await regrading.apply(regrade('3.14'))
    expect(await points()).toBe(0)
    await regrading.apply(regrade('3..4'))
    expect(await points()).toBe(4)
    expect(await regrading.apply(regrade('about 3'))).toFailWith('validationError')
  })
})

async function aQuiz(question = REVOLUTION) {
  return aQuizAsking(await aVerifiedPerson({ username: 'Claire' }), question)
}
