import { createQuestion } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import { correctWording, getQuizWording } from '@probant/contract/quizzes/wording'
import { exportResults } from '@probant/contract/results/export'
import { getReport } from '@probant/contract/results/report'
import type { GivenAnswer, Sitting } from '@probant/contract/submissions/taking'
import { describe, expect, it } from 'vitest'
import { regradingOf } from '#test/grading.ts'
import { askingOne } from '#test/kinds/one-question.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace, written } from '#test/questions.ts'
import { bankIdOf, ownOf, questionIdOf, reviewingOf } from '#test/reviewing.ts'
import '#test/matchers.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson } = organizationsOf(test)
const aQuizAsking = askingOne(test)
const { aTaker } = reviewingOf(test)

const PAIRS = { France: 'Paris', Spain: 'Madrid', Italy: 'Rome', Cyprus: 'Nicosia' }
const OTHERS = ['Lyon', 'Athens']
const SORTED = ['Athens', 'Lyon', 'Madrid', 'Nicosia', 'Paris', 'Rome']

describe('pairs', () => {
  it('are written by their own rules, and each refusal says what to do', async () => {
    const creator = await aVerifiedPerson({ username: 'Claire' })
    const refused = async (pairs: Record<string, string>, others: string[] = []) => {
      const answer = await creator.call(createQuestion, { body: asking(pairs, others) }, inWorkspace())
      expect(answer).toFailWith('validationError')
      return answer.body.error.fields
    }
    expect(await refused({ a: 'b' }, ['c'])).toEqual({
      'content.pairs': 'A matching question has 2 to 10 pairs. Add or remove some.',
    })
    expect(await refused({ a: 'b', c: ' ' })).toHaveProperty(['content.pairs.1.right'])
    expect(await refused({ a: 'b', ' a': 'c' })).toEqual({
      'content.pairs.0.left': expect.stringContaining('same'),
      'content.pairs.1.left': expect.stringContaining('same'),
    })
    expect(await refused({ '': 'b', c: 'd' })).toHaveProperty(
      ['content.pairs.0.left'],
      'Fill in this item, or remove it.',
    )
    expect(await refused({ a: 'b', c: 'b' })).toMatchObject({
      'content.pairs': expect.stringContaining('same answer'),
    })
    expect(await refused({ a: 'b', c: 'd' }, ['d'])).toHaveProperty(['content.others'])
    expect(await refused({ a: 'b', c: 'd' }, [...'1234567'])).toHaveProperty(['content.others'])

    const { content } = await written(creator, asking({ '*one*': '1', two: '2' }))
    expect(content).toMatchObject({ pairs: [{ html: '<em>one</em>', place: 0 }, { place: 1 }] })
  })

  it('are asked without their key, in an order that tells nothing of it', async () => {
    const made = await aQuiz({ isShuffled: false })
    const { sitting } = await aTaker(made)
    const { lefts, choices } = contentOn(sitting)
    expect(lefts.map(({ html }) => html)).toEqual(Object.keys(PAIRS))
    expect(choices.map(({ text }) => text)).toEqual(SORTED)
    expect(JSON.stringify(sitting.paper)).not.toMatch(/place|pairs/)
  })

  it.each([true, false])(
    'are answered, marked pair by pair and reviewed (shuffled: %s)',
    async (isShuffled) => {
      const made = await aQuiz({ isShuffled })
      const { page, sitting, browser } = await aTaker(made)
      const questionId = questionIdOf(sitting, 'matching')
      const nothing = { type: 'matching', places: [null, null, null, null] } as const
      const given = answerOn(sitting, { ...PAIRS, Spain: 'Lyon', Cyprus: undefined })

      await page.save(page.entry(questionId, answerOn(sitting, PAIRS)))
      await page.save(page.entry(questionId, { ...nothing, places: [...nothing.places] }))
      expect((await page.sitting()).body.answers).toMatchObject([{ answer: null }])
      expect((await page.save(page.entry(questionId, given))).status).toBe(200)
      expect((await page.sitting()).body.answers).toMatchObject([{ answer: given }])

      expect((await page.handIn()).body).toMatchObject({ ending: 'handed_in', answerCount: 1 })
      const { body } = await ownOf(browser, made.quiz)
      expect(body).toMatchObject({
        answers: [{ answer: given }],
        score: { points: 2, totalPoints: 4 },
        key: [{ mark: 'partly', earnedPoints: 2, right: answerOn(sitting, PAIRS) }],
      })
    },
  )

  it('take nothing that the paper doesn’t have', async () => {
    const made = await aQuiz({ isShuffled: false })
    const { page, sitting } = await aTaker(made)
    const save = (...places: (number | null)[]) =>
      page.save(page.entry(questionIdOf(sitting, 'matching'), { type: 'matching', places }))
    for (const places of [[0], [0, 1, 2, 16], [0, 1, 2, -1], Array.from({ length: 11 }, () => 0)])
      expect(await save(...places), String(places)).toFailWith('validationError')
    await save(0, 1, 2, 6)
    expect((await page.sitting()).body.answers).toEqual([])
    // Of another number it fits no pair.
    await page.handIn(page.entry(questionIdOf(sitting, 'matching'), { type: 'matching', places: [4, 2] }))
    expect((await ownOf(page.browser, made.quiz)).body.score).toMatchObject({ points: 0 })
  })

  it('are counted for each on the left, and listed in words', async () => {
    const made = await aQuiz()
    for (const spain of ['Madrid', 'Lyon', undefined]) {
      const { page, sitting } = await aTaker(made)
      await page.handIn(
        page.entry(questionIdOf(sitting, 'matching'), answerOn(sitting, { ...PAIRS, Spain: spain })),
      )
    }
    const params = { quizId: made.quiz.id }
    const { body } = await made.creator.call(getReport, { params })
    const [item] = body.questions
    expect(item).toMatchObject({ type: 'matching', askedCount: 3, rightCount: 1, partlyCount: 2 })
    const spain = item?.choices?.find(({ html }) => html === 'Spain')
    const counted = spain?.options.filter(({ count }) => count > 0)
    expect(counted?.map(({ html, isRight, count }) => [html, isRight, count])).toEqual(
      expect.arrayContaining([
        ['Madrid', true, 1],
        ['Lyon', false, 1],
      ]),
    )
    const querystring = { view: 'answers', format: 'csv', timeZone: 'Europe/Paris' } as never
    const { body: table } = await made.creator.call(exportResults, { params, querystring })
    expect(String(table)).toContain('France → Paris; Spain → Lyon; Italy → Rome; Cyprus → Nicosia')
  })

  it('are regraded by another pair, and all is as before once that is undone', async () => {
    const made = await aQuiz()
    const { page, sitting, browser } = await aTaker(made)
    await page.handIn(
      page.entry(questionIdOf(sitting, 'matching'), answerOn(sitting, { ...PAIRS, Spain: 'Lyon' })),
    )
    const points = async () => (await ownOf(browser, made.quiz)).body.score?.points
    expect(await points()).toBe(3)

    const questionId = bankIdOf(made, 'matching')
    const regrading = regradingOf(made.creator, made.quiz)
    const places = Object.values({ ...PAIRS, Spain: 'Lyon' }).map((text) => SORTED.indexOf(text))
    const right = { type: 'matching', places }
    const regrade = (changed: object) =>
      ({ kind: 'key', questionId, right: { ...right, ...changed } }) as never
    expect(await regrading.preview(regrade({ places: [0, null, 1, 2] }))).toFailWith('validationError')
    const { body } = await regrading.apply(regrade({}))
    expect(body.regrade).toMatchObject({ kind: 'key', changedCount: 1 })
    expect(await points()).toBe(4)
    expect((await regrading.question(questionId)).body.content).toMatchObject({
      pairs: places.map((place) => ({ place })),
    })
    await regrading.undo(body.regrade.id)
    expect(await points()).toBe(3)
  })

  it('can be worded otherwise also where what stands on the left is an answer', async () => {
    const pairs = { Luxembourg: 'Luxembourg', France: 'Paris', Peru: 'Lima' }
    const made = await aQuiz({ isShuffled: false, question: asking(pairs) })
    const params = { quizId: made.quiz.id }
    const correctionOf = async (changed: Record<string, string>) => {
      const { body } = await made.creator.call(getQuizWording, { params })
      const [question] = body.questions
      if (!question) throw new Error('no question')
      const answers = question.wording.answers.map((text) => changed[text] ?? text)
      const { questionId, wording } = question
      const correction = {
        questionId,
        revision: body.revision,
        wording: { ...wording, answers },
        alsoInBank: false,
      }
      return made.creator.call(correctWording, { params, body: correction as never })
    }
    expect((await correctionOf({ Lima: 'Lima (city)' })).status).toBe(200)
    expect(await correctionOf({ Peru: 'Pérou', France: 'Pérou' })).toFailWith('validationError')
    expect(await correctionOf({ Paris: 'Rome', 'Lima (city)': 'Rome' })).toFailWith('answersNotUnique')
  })

  it('can be worded otherwise before anybody starts', async () => {
    const made = await aQuiz({ isShuffled: false })
    const params = { quizId: made.quiz.id }
    const { body } = await made.creator.call(getQuizWording, { params })
    const [question] = body.questions
    if (!question) throw new Error('no question')
    const answers = question.wording.answers.map((text) => (text === 'Nicosia' ? 'Lefkosia' : text))
    const correction = {
      questionId: question.questionId,
      revision: body.revision,
      wording: { ...question.wording, answers },
      alsoInBank: false,
    }
    expect((await made.creator.call(correctWording, { params, body: correction as never })).status).toBe(200)
    const { page, sitting, browser } = await aTaker(made)
    await page.handIn(
      page.entry(questionIdOf(sitting, 'matching'), answerOn(sitting, { ...PAIRS, Cyprus: 'Lefkosia' })),
    )
    expect((await ownOf(browser, made.quiz)).body.score).toMatchObject({ points: 4 })
  })
})

function asking(pairs: Record<string, string>, others: string[] = []): QuestionForm {
  return {
    type: 'matching',
    subject: 'Geography',
    language: 'en',
    difficulty: 'easy',
    title: 'Which city is the capital of which country?',
    content: { pairs: Object.entries(pairs).map(([left, right]) => ({ left, right })), others },
  }
}

async function aQuiz({ isShuffled = true, question = asking(PAIRS, OTHERS) } = {}) {
  return aQuizAsking(await aVerifiedPerson({ username: 'Claire' }), question, { isShuffled })
}

function contentOn({ paper }: Sitting) {
  const content = paper.sections[0]?.questions[0]?.content
  if (content?.type !== 'matching') throw new Error('no pairs on the paper')
  return content
}

/** Read off the paper, as people do. */
function answerOn(sitting: Sitting, cities: Record<string, string | undefined>): GivenAnswer {
  const { lefts, choices } = contentOn(sitting)
  const places = lefts.map(({ html }) => {
    const place = choices.findIndex(({ text }) => text === cities[html])
    return place < 0 ? null : place
  })
  return { type: 'matching', places }
}
