import { createQuestion } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import { exportResults } from '@probant/contract/results/export'
import { getReport } from '@probant/contract/results/report'
import type { GivenAnswer, Sitting } from '@probant/contract/submissions/taking'
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

type Choices = Extract<QuestionForm, { type: 'choices' }>

const RIGHT = ['Whale', 'Bat']
const WRONG = ['Shark', 'Trout', 'Penguin']
const MAMMALS: Choices = {
  type: 'choices',
  subject: 'Biology',
  language: 'en',
  difficulty: 'easy',
  title: 'Which of these are mammals?',
  content: {
    options: [...RIGHT, ...WRONG].map((text) => ({ text, isCorrect: RIGHT.includes(text) })),
    partial: true,
  },
}

describe('a list of choices', () => {
  it('is written with one right answer or several', async () => {
    const person = await test.signedUp()
    expect(await written(person, MAMMALS)).toMatchObject({
      type: 'choices',
      content: {
        isSingle: false,
        partial: true,
        options: [{ html: 'Whale', isCorrect: true }, {}, {}, {}, {}],
      },
    })
    const three = MAMMALS.content.options.slice(1, 4)
    const single = { ...MAMMALS, content: { options: three, isSingle: true } }
    expect(await written(person, single)).toMatchObject({ content: { isSingle: true, partial: false } })
  })

  it.each([
    ['one answer only', [{ text: 'Whale', isCorrect: true }], {}],
    ['eleven answers', Array.from({ length: 11 }, (_, at) => ({ text: `${at}`, isCorrect: true })), {}],
    ['none that is right', WRONG.map((text) => ({ text, isCorrect: false })), {}],
    ['several right ones to choose one of', MAMMALS.content.options, { isSingle: true }],
  ])('is refused with %s, at its answers', async (_what, options, more) => {
    const person = await test.signedUp()
    const body = { ...MAMMALS, content: { options, ...more } }
    const answer = await person.call(createQuestion, { body }, inWorkspace())
    expect(answer).toFailWith('validationError')
    expect(answer.body.error.fields).toHaveProperty('content.options')
  })

  it('MANQ006: has no answer twice', async () => {
    const person = await test.signedUp()
    const options = [...MAMMALS.content.options, { text: ' Bat', isCorrect: false }]
    const body = { ...MAMMALS, content: { options } }
    expect(await person.call(createQuestion, { body }, inWorkspace())).toFailWith('answersNotUnique')
  })

  it('is asked without its key, answered, emptied, answered again, and reviewed', async () => {
    const taker = await aTaker(await aQuiz())
    const { page, sitting } = taker
    expect(JSON.stringify(sitting.paper)).not.toMatch(/isCorrect|partial/)
    const questionId = questionIdOf(sitting, 'choices')
    for (const names of [['Shark'], [], ['Whale', 'Shark', 'Bat']])
      expect((await page.save(page.entry(questionId, chosen(sitting, names)))).status).toBe(200)
    const { body: now } = await page.sitting()
    expect(answersIn(now)[questionId]).toEqual(chosen(sitting, ['Whale', 'Shark', 'Bat']))

    const { body: receipt } = await page.handIn()
    expect(receipt).toMatchObject({ answerCount: 1 })
    const { body: review } = await ownOf(taker.browser, taker.quiz)
    const { places } = chosen(sitting, RIGHT)
    expect(review).toMatchObject({
      answers: [{ answer: chosen(sitting, ['Whale', 'Shark', 'Bat']) }],
      score: { points: 2, totalPoints: 4 },
      key: [{ mark: 'partly', earnedPoints: 2, right: { type: 'choices', places } }],
    })
  })

  it('takes no place that the paper doesn’t have, no place twice, and counts nothing ticked as no answer', async () => {
    const taker = await aTaker(await aQuiz())
    const { page, sitting } = taker
    const questionId = questionIdOf(sitting, 'choices')
    for (const places of [[7], [1, 1], [2, 0], [10]]) {
      const { status } = await page.save(page.entry(questionId, { type: 'choices', places }))
      expect(status, String(places)).not.toBe(200)
    }
    expect((await page.handIn()).body).toMatchObject({ answerCount: 0 })
    const { body } = await ownOf(taker.browser, taker.quiz)
    expect(body).toMatchObject({ score: { points: 0 }, key: [{ mark: 'unanswered' }] })
  })

  it.each([
    [true, ['Whale', 'Bat'], 4],
    [true, ['Bat'], 2],
    [true, ['Bat', 'Trout'], 0],
    [false, ['Whale', 'Bat'], 4],
    [false, ['Bat'], 0],
  ])('is marked by shares (%s), %j: %d of 4 points', async (partial, names, points) => {
    const taker = await aTaker(await aQuiz({ partial }))
    await taker.handIn(chosen(taker.sitting, names))
    expect((await ownOf(taker.browser, taker.quiz)).body.score).toMatchObject({ points, totalPoints: 4 })
  })

  it('is counted answer by answer in the report, and listed in words', async () => {
    const made = await aQuiz()
    for (const names of [['Whale', 'Bat'], ['Whale', 'Trout'], []]) {
      const taker = await aTaker(made)
      await taker.handIn(...(names.length > 0 ? [chosen(taker.sitting, names)] : []))
    }
    const params = { quizId: made.quiz.id }
    const { body: report } = await made.creator.call(getReport, { params })
    const counts = report.questions[0]?.choices?.[0]?.options.map(({ html, count }) => [html, count])
    expect(Object.fromEntries(counts ?? [])).toMatchObject({ Whale: 2, Bat: 1, Trout: 1, Shark: 0 })
    const querystring = { view: 'answers', format: 'csv', timeZone: 'Europe/Paris' } as never
    const { body: table } = await made.creator.call(exportResults, { params, querystring })
    expect(String(table)).toContain('Whale | Bat')
  })

  it('is regraded by another key: as if it had been marked by that from the start', async () => {
    const made = await aQuiz()
    const taker = await aTaker(made)
    await taker.handIn(chosen(taker.sitting, ['Whale', 'Penguin']))
    const points = async () => (await ownOf(taker.browser, made.quiz)).body.score?.points
    expect(await points()).toBe(0)

    const regrade = (places: number[]) =>
      ({
        kind: 'key',
        questionId: bankIdOf(made, 'choices'),
        right: { type: 'choices', places },
      }) as const
    const regrading = regradingOf(made.creator, made.quiz)
    const { body } = await regrading.apply(regrade([0, 1, 4]))
    expect(await points()).toBeCloseTo((4 * 2) / 3, 3)
    await regrading.undo(body.regrade.id)
    expect(await points()).toBe(0)
    expect(await regrading.apply(regrade([]))).toFailWith('validationError')
    expect(await regrading.apply(regrade([0, 7]))).toFailWith('validationError')
  })
})

/** One question, shuffled for everybody. */
async function aQuiz(content: Partial<Choices['content']> = {}) {
  const creator = await aVerifiedPerson({ username: 'Claire' })
  return aQuizAsking(creator, { ...MAMMALS, content: { ...MAMMALS.content, ...content } })
}

/** The answers that say this, where they stand on this paper. */
function chosen(sitting: Sitting, names: string[]): Extract<GivenAnswer, { type: 'choices' }> {
  const { content } = sitting.paper.sections[0]?.questions[0] ?? {}
  if (content?.type !== 'choices') throw new Error('something else is asked')
  const places = content.options.flatMap(({ html }, place) => (names.includes(html) ? [place] : []))
  return { type: 'choices', places }
}
