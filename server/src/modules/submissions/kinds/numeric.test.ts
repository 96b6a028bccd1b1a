import { createQuestion } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import { getQuizAnswerKey } from '@probant/contract/quizzes/paper'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { exportResults } from '@probant/contract/results/export'
import { getReport } from '@probant/contract/results/report'
import { getOwnSubmission } from '@probant/contract/submissions/review'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { regradingOf } from '#test/grading.ts'
import { askingOne } from '#test/kinds/one-question.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace, written } from '#test/questions.ts'
import { reviewingOf } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson } = organizationsOf(test)
const aQuizAsking = askingOne(test)
const { aTaker } = reviewingOf(test)

type Content = Extract<QuestionForm, { type: 'numeric' }>['content']

/** A length of 1.5 m, give or take a centimetre; whoever forgets the unit loses a quarter. */
const LENGTH: Content = {
  values: [{ within: 'amount', value: 1.5, tolerance: 0.01 }],
  units: [
    { name: 'm', factor: 1 },
    { name: 'cm', factor: 0.01 },
  ],
  unitUse: 'required',
  unitPenalty: 0.25,
}

describe('a number to be typed', () => {
  it('is written with what is accepted and the units; what is wrong says what to do', async () => {
    const creator = await aVerifiedPerson({ username: 'Claire' })
    const refused = async (content: object) => {
      const body = asking({ ...LENGTH, ...content } as Content)
      const answer = await creator.call(createQuestion, { body }, inWorkspace())
      expect(answer).toFailWith('validationError')
      return answer.body.error.fields
    }
    expect(await refused({ values: [] })).toHaveProperty(['content.values'])
    expect(await refused({ values: [{ within: 'amount', value: 'pi', tolerance: 0 }] })).toEqual({
      'content.values.0.value': expect.stringContaining('such as'),
    })
    expect(await refused({ values: [{ within: 'range', from: 2, to: 1 }] })).toHaveProperty([
      'content.values.0.to',
    ])
    expect(await refused({ units: [] })).toEqual({ 'content.units': expect.stringContaining('unit') })

    const question = await written(creator, asking(LENGTH))
    expect(question.content).toEqual({ type: 'numeric', ...LENGTH })
    const plain = await written(creator, asking({ values: [{ within: 'range', from: 1, to: 2 }] }))
    expect(plain.content).toMatchObject({ units: [], unitUse: 'none', unitPenalty: 1 })
  })

  it('is asked without its key, answered, marked by number and unit, and reviewed', async () => {
    const made = await aQuiz()
    const { page, sitting, browser } = await aTaker(made)
    const [asked] = sitting.paper.sections.flatMap(({ questions }) => questions)
    const questionId = asked?.questionId ?? ''
    expect(asked?.content).toEqual({ type: 'numeric', unitUse: 'required', unit: '' })

    const tooLong = { type: 'numeric', text: '1'.repeat(101) } as const
    expect((await page.save(page.entry(questionId, tooLong))).status).not.toBe(200)
    await page.save(page.entry(questionId, { type: 'numeric', text: '  ' }))
    await page.save(page.entry(questionId, { type: 'numeric', text: ' 1,51 ' }))
    expect((await page.handIn()).body).toMatchObject({ answerCount: 1 })

    const { body: review } = await browser.call(getOwnSubmission, { params: { quizId: made.quiz.id } })
    expect(review).toMatchObject({
      answers: [{ answer: { text: ' 1,51 ' } }],
      score: { points: 3, totalPoints: 4 },
      key: [
        {
          mark: 'partly',
          earnedPoints: 3,
          right: {
            accepted: { en: ['1.5 ± 0.01\u00a0m'], fr: ['1,5 ± 0,01\u00a0m'] },
            units: ['m', 'cm'],
          },
        },
      ],
    })
    const { body: key } = await made.creator.call(getQuizAnswerKey, {
      params: { quizId: made.quiz.id },
      querystring: {},
    })
    const note = 'Also in: 1\u00a0cm = 0.01\u00a0m. A wrong or missing unit costs 25% of the points.'
    expect(key).toMatchObject([{ note }])
    expect(review.key?.[0]).not.toHaveProperty('note')
  })

  it.each([
    ['1.5 m', 4],
    ['151 cm', 4],
    ['1,49\u00a0m', 4],
    ['1.5', 3],
    ['1.5 kg', 3],
    ['1.52 m', 0],
    ['one and a half', 0],
    ['1.5 ± 0.01 m', 0],
  ])('%j earns %d of 4 points', async (text, points) => {
    const made = await aQuiz()
    expect(await scoreOf(await handedIn(made, text), made.quiz)).toBe(points)
  })

  it('is reported, and its answers are listed as they were typed', async () => {
    const made = await aQuiz()
    for (const text of ['150 cm', '1.5', '3 m']) await handedIn(made, text)
    const params = { quizId: made.quiz.id }
    const { body: report } = await made.creator.call(getReport, { params })
    expect(report.questions).toMatchObject([
      { type: 'numeric', rightCount: 1, partlyCount: 1, choices: null },
    ])
    const querystring = { view: 'answers', format: 'csv', timeZone: 'Europe/Paris' } as const
    const { body: table } = await made.creator.call(exportResults, { params, querystring })
    expect(String(table)).toContain('150 cm')
  })

  it('can accept another number, another unit or a wider tolerance afterwards', async () => {
    const made = await aQuiz()
    const texts = ['1.5 metres', '1.54 m', '1.515 m', '9 m']
    const browsers: Browser[] = []
    for (const text of texts) browsers.push(await handedIn(made, text))
    const scores = () => Promise.all(browsers.map((browser) => scoreOf(browser, made.quiz)))
    expect(await scores()).toEqual([3, 0, 0, 0])
    const regrading = regradingOf(made.creator, made.quiz)
    const questionId = made.quiz.sections[0]?.questions[0]?.questionId ?? ''
    const accept = (text: string) => regrading.apply({ kind: 'accept', questionId, text })

    const { body: near } = await regrading.nearMisses()
    expect(near.map(({ text }) => text).toSorted()).toEqual(['1.5 metres', '1.515 m'])
    expect(near[0]?.accepted).toBe('1.5 ± 0.01\u00a0m')
    expect((await regrading.question(questionId)).body.refused).toHaveLength(4)
    expect(await accept('three')).toFailWith('validationError')
    expect(await accept('1.5 ± 0.001')).toFailWith('nothingToRegrade')
    const unreadable = await accept('abc')
    expect(unreadable).toFailWith('validationError')
    expect(unreadable.body).toMatchObject({ error: { fields: { text: expect.any(String) } } })

    expect((await accept('1.5 metres')).body.regrade).toMatchObject({ text: 'metres', changedCount: 1 })
    const { body: wider } = await accept('1.5 ± 0.05')
    expect(wider.regrade).toMatchObject({ text: '1.5 ± 0.05\u00a0m', changedCount: 2 })
    await accept('900 cm')
    expect(await scores()).toEqual([4, 4, 4, 4])
    expect(await scoreOf(await handedIn(made, '1.46 metres'), made.quiz)).toBe(4)

    const undone = (await regrading.list()).body[0]
    await regrading.undo(undone?.id ?? '')
    await regrading.undo(wider.regrade.id)
    expect(await scores()).toEqual([4, 0, 0, 0])
  })
})

function asking(content: Content): QuestionForm {
  const title = 'How long is the bar, with its unit?'
  return { type: 'numeric', subject: 'Physics', language: 'en', difficulty: 'easy', title, content }
}

async function aQuiz() {
  return aQuizAsking(await aVerifiedPerson({ username: 'Claire' }), asking(LENGTH))
}

async function handedIn(made: { creator: Browser; quiz: Quiz }, text: string): Promise<Browser> {
  const { browser, handIn } = await aTaker(made)
  await handIn({ type: 'numeric', text })
  return browser
}

async function scoreOf(browser: Browser, quiz: Quiz) {
  const { body } = await browser.call(getOwnSubmission, { params: { quizId: quiz.id } })
  return body.score?.points
}
