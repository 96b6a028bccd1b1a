import { createQuestion } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { exportResults } from '@probant/contract/results/export'
import { getReport } from '@probant/contract/results/report'
import { getOwnSubmission } from '@probant/contract/submissions/review'
import type { GivenAnswer, Sitting } from '@probant/contract/submissions/taking'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { regradingOf } from '#test/grading.ts'
import { askingOne } from '#test/kinds/one-question.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace, written } from '#test/questions.ts'
import { questionIdOf, reviewingOf } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson } = organizationsOf(test)
const aQuizAsking = askingOne(test)
const { aTaker } = reviewingOf(test)

const PLANETS = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter']

describe('items to be put in order', () => {
  it('are written in the right order: three to ten of them, no two alike', async () => {
    const creator = await aVerifiedPerson({ username: 'Claire' })
    const refused = async (...texts: string[]) => {
      const answer = await creator.call(createQuestion, { body: asking(texts) }, inWorkspace())
      expect(answer).toFailWith('validationError')
      return answer.body.error.fields
    }
    expect(await refused('a', 'b')).toEqual({ 'content.items': 'Write 3 to 10 items.' })
    expect(await refused(...'abcdefghijk')).toHaveProperty(['content.items'])
    expect(await refused('a', 'b', ' a ')).toEqual({
      'content.items.0.text': expect.stringContaining('same'),
      'content.items.2.text': expect.stringContaining('same'),
    })
    expect(await refused('a', ' ', 'c')).toHaveProperty(['content.items.1.text'])

    const question = await written(creator, asking(['*One*', 'two', 'three']))
    expect(question.content).toMatchObject({
      type: 'ordering',
      items: [{ text: '*One*', html: '<em>One</em>' }, {}, {}],
      strict: false,
    })
  })

  it('are asked in another order, which is the same for everybody where answers aren’t shuffled', async () => {
    const made = await aQuiz()
    const [one, other] = [await aTaker(made), await aTaker(made)]
    expect(textsOn(one.sitting)).toEqual(textsOn(other.sitting))
    expect(textsOn(one.sitting)).not.toEqual(PLANETS)
    expect(textsOn(one.sitting).toSorted()).toEqual(PLANETS.toSorted())
    expect(JSON.stringify(one.sitting.paper)).not.toMatch(/right|strict|"text"/)
  })

  it.each([true, false])(
    'are answered, marked and reviewed by their neighbours (shuffled: %s)',
    async (isShuffled) => {
      const made = await aQuiz({ isShuffled })
      const { page, sitting, browser } = await aTaker(made)
      const questionId = questionIdOf(sitting, 'ordering')
      const nearly = orderOn(sitting, ['Venus', 'Earth', 'Mars', 'Jupiter', 'Mercury'])

      for (const places of [
        [0, 1, 2],
        [0, 1, 2, 3, 3],
        [0, 1, 2, 3, 5],
        [0, 1, 2, 3, 10],
      ])
        await page.save(page.entry(questionId, { type: 'ordering', places }))
      expect((await page.sitting()).body.answers).toEqual([])
      await page.save(page.entry(questionId, nearly))
      expect((await page.sitting()).body.answers).toMatchObject([{ answer: nearly }])

      expect((await page.handIn()).body).toMatchObject({ answerCount: 1 })
      const { body: review } = await browser.call(getOwnSubmission, { params: { quizId: made.quiz.id } })
      expect(review).toMatchObject({
        answers: [{ questionId, answer: nearly }],
        score: { points: 3, totalPoints: 4 },
        key: [{ mark: 'partly', earnedPoints: 3, right: orderOn(sitting, PLANETS) }],
      })
    },
  )

  it('earn all or nothing where their author says so', async () => {
    const made = await aQuiz({ strict: true })
    expect(await scoreFor(made, ['Venus', 'Earth', 'Mars', 'Jupiter', 'Mercury'])).toBe(0)
    expect(await scoreFor(made, PLANETS)).toBe(4)
  })

  it('are no answer as long as nothing was moved', async () => {
    const made = await aQuiz()
    const { page, browser } = await aTaker(made)
    expect((await page.handIn()).body).toMatchObject({ answerCount: 0 })
    const { body: review } = await browser.call(getOwnSubmission, { params: { quizId: made.quiz.id } })
    expect(review).toMatchObject({ answers: [], score: { points: 0 }, key: [{ mark: 'unanswered' }] })
  })

  it('are counted place by place in the report, and read in words', async () => {
    const made = await aQuiz({ isShuffled: true })
    await scoreFor(made, PLANETS)
    await scoreFor(made, ['Venus', 'Mercury', 'Earth', 'Mars', 'Jupiter'])
    const params = { quizId: made.quiz.id }

    const { body: report } = await made.creator.call(getReport, { params })
    expect(report.questions).toMatchObject([{ type: 'ordering', rightCount: 1, partlyCount: 1 }])
    const [first, , third] = report.questions[0]?.choices ?? []
    expect(first?.options).toMatchObject([
      { html: 'Mercury', isRight: true, count: 1 },
      { html: 'Venus', isRight: false, count: 1 },
      { html: 'Earth', count: 0 },
      { html: 'Mars', count: 0 },
      { html: 'Jupiter', count: 0 },
      { place: null, count: 0 },
    ])
    expect(third?.options[2]).toMatchObject({ html: 'Earth', isRight: true, count: 2 })
    const querystring = { view: 'answers', format: 'csv', timeZone: 'Europe/Paris' } as const
    const { body: table } = await made.creator.call(exportResults, { params, querystring })
    expect(String(table)).toContain('Venus → Mercury → Earth → Mars → Jupiter')
  })

  it('can have another right order afterwards; whoever gave that has the points', async () => {
    const made = await aQuiz({ isShuffled: true })
    const turned = PLANETS.toReversed()
    const [right, wrong] = [await handedIn(made, PLANETS), await handedIn(made, turned)]
    const regrading = regradingOf(made.creator, made.quiz)
    const questionId = made.quiz.sections[0]?.questions[0]?.questionId ?? ''
    const key = (places: number[]) =>
      ({ kind: 'key', questionId, right: { type: 'ordering', places } }) as const
    expect(await regrading.apply(key([0, 1, 2, 3]))).toFailWith('validationError')
    expect(await regrading.apply(key([0, 1, 2, 3, 4]))).toFailWith('nothingToRegrade')

    const { body } = await regrading.apply(key([4, 3, 2, 1, 0]))
    expect(body.regrade).toMatchObject({ changedCount: 2 })
    const scores = () => Promise.all([right, wrong].map((browser) => scoreOf(browser, made.quiz)))
    expect(await scores()).toEqual([0, 4])
    // Whoever comes later is marked by it too, and their paper is read as it was.
    expect(await scoreFor(made, turned)).toBe(4)
    await regrading.undo(body.regrade.id)
    expect(await scores()).toEqual([4, 0])
  })
})

function asking(items: string[], strict = false): QuestionForm {
  return {
    type: 'ordering',
    subject: 'Astronomy',
    language: 'en',
    difficulty: 'easy',
    title: 'Put the planets in order, from the Sun on.',
    content: { items: items.map((text) => ({ text })), strict },
  }
}

async function aQuiz({ isShuffled = false, strict = false } = {}) {
  const creator = await aVerifiedPerson({ username: 'Claire' })
  return aQuizAsking(creator, asking(PLANETS, strict), { isShuffled })
}

async function handedIn(made: { creator: Browser; quiz: Quiz }, texts: string[]): Promise<Browser> {
  const { sitting, browser, handIn } = await aTaker(made)
  await handIn(orderOn(sitting, texts))
  return browser
}

async function scoreFor(made: { creator: Browser; quiz: Quiz }, texts: string[]) {
  return scoreOf(await handedIn(made, texts), made.quiz)
}

async function scoreOf(browser: Browser, quiz: Quiz) {
  const { body } = await browser.call(getOwnSubmission, { params: { quizId: quiz.id } })
  return body.score?.points
}

function textsOn({ paper }: Sitting): string[] {
  const content = paper.sections[0]?.questions[0]?.content
  return content?.type === 'ordering' ? content.items.map(({ html }) => html) : []
}

/** These texts in this order, as the paper has them. */
function orderOn(sitting: Sitting, texts: readonly string[]): GivenAnswer {
  return { type: 'ordering', places: texts.map((text) => textsOn(sitting).indexOf(text)) }
}
