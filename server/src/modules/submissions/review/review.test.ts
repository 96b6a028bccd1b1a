import { getSession } from '@probant/contract/auth'
import type { QuizOptions } from '@probant/contract/quizzes/form'
import { endQuiz } from '@probant/contract/quizzes/life'
import type { Review } from '@probant/contract/submissions/review'
import type { GivenAnswer } from '@probant/contract/submissions/taking'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import {
  ownOf,
  placeOf,
  questionIdOf,
  reviewingOf,
  rightAnswers,
  SECRETS,
  submissionOf,
} from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anExam, aTaker, aFinisher, sweep } = reviewingOf(test)

const AFTER_FINISHING = { answersShown: 'after_finishing' } as const
const WRONG: GivenAnswer[] = [
  { type: 'true_false', isTrue: true },
  { type: 'fill_in', text: 'Tungsten' },
]

describe('the own submission', () => {
  it('is the paper as they had it, their answers as it shows them, and the receipt', async () => {
    const { browser, page, quiz, sitting, submissionId } = await aFinisher({
      options: { shufflesQuestions: true, shufflesAnswers: true },
    })
    const { status, body } = await ownOf(browser, quiz)

    expect(status).toBe(200)
    expect(body).toMatchObject({ submissionId, startedAt: sitting.startedAt, answersShown: 'after_end' })
    expect(body.paper).toEqual(sitting.paper)
    expect(body.receipt).toEqual((await page.sitting()).body.receipt)
    expect(answersIn(body)).toEqual(
      Object.fromEntries(rightAnswers(sitting).map((answer) => [questionIdOf(sitting, answer.type), answer])),
    )
    expect((await submissionOf(browser, submissionId)).body).toEqual(body)
  })

  it('says nothing of what was not answered, or emptied again', async () => {
    const { browser, quiz } = await aFinisher({}, { type: 'fill_in', text: '  ' })
    const { body } = await ownOf(browser, quiz)
    expect(body.answers).toEqual([])
    expect(body.receipt.answerCount).toBe(0)
  })

  it('QUIZ017: is not shown before it is handed in', async () => {
    const exam = await anExam({ options: AFTER_FINISHING })
    const { browser, submissionId } = await aTaker(exam)
    expect(await ownOf(browser, exam.quiz)).toFailWith('submissionNotFinished')
    expect(await submissionOf(browser, submissionId)).toFailWith('submissionNotFinished')
    expect(await submissionOf(exam.creator, submissionId)).toFailWith('submissionStillRunning')
  })

  it('QUIZ014, QUIZ013: is not there where nothing was begun', async () => {
    const exam = await anExam()
    const { browser } = await aTaker(exam)
    await test.database.pool.query('delete from submissions')
    expect(await ownOf(browser, exam.quiz)).toFailWith('noActiveSubmission')
    await until(exam.quiz.endsAt, browser)
    expect(await ownOf(browser, exam.quiz)).toFailWith('quizEnded')
  })

  it('stays readable after the end, however it came', async () => {
    const exam = await anExam({ durationMinutes: 10 })
    const { browser, sitting } = await aTaker(exam)
    test.clock.set(new Date(Date.parse(sitting.deadlineAt) + 12_000))
    await sweep()
    expect((await ownOf(browser, exam.quiz)).body.receipt.ending).toBe('overdue')
    await until(exam.quiz.endsAt, browser)
    expect((await ownOf(browser, exam.quiz)).status).toBe(200)
  })
})

describe('the right answers', () => {
  it.each([
    ['never', 'at_once'],
    ['never', 'on_release'],
    ['after_end', 'at_once'],
    ['after_end', 'on_release'],
  ] as const)(
    'are in nothing that is told before their time: %s, score %s',
    async (answersShown, scoreShown) => {
      const { browser, quiz, submissionId } = await aFinisher(
        { options: { answersShown, scoreShown } },
        ...WRONG,
      )
      expectNoKey((await ownOf(browser, quiz)).body)
      expectNoKey((await submissionOf(browser, submissionId)).body)
    },
  )

  it('come after finishing where the creator says so, with explanations and what each answer was worth', async () => {
    const { browser, quiz } = await aFinisher({ options: AFTER_FINISHING })
    const { body } = await ownOf(browser, quiz)
    expect(body.key).toMatchObject([
      {
        number: 1,
        right: { type: 'multiple_choice', place: placeOf(body, 'Paris'), html: 'Paris' },
        explanationHtml: expect.stringContaining('Eiffel'),
        mark: 'right',
        points: 1,
        earnedPoints: 1,
      },
      { number: 2, right: { type: 'true_false', isTrue: false }, mark: 'right', earnedPoints: 2 },
      { number: 3, right: { accepted: ['Wolfram', 'das Wolfram'] }, mark: 'right', earnedPoints: 3 },
      { number: 4, mark: 'ungraded', points: 4, earnedPoints: null },
    ])
  })

  it('say of each whether it was right, wrong or not answered', async () => {
    const { browser, quiz } = await aFinisher({ options: AFTER_FINISHING }, ...WRONG)
    const { body } = await ownOf(browser, quiz)
    expect(body.key?.map(({ mark, earnedPoints }) => [mark, earnedPoints])).toEqual([
      ['unanswered', 0],
      ['wrong', 0],
      ['wrong', 0],
      ['unanswered', 0],
    ])
  })

  it('do not tell participants what graders look for', async () => {
    const { browser, creator, quiz, submissionId } = await aFinisher({ options: AFTER_FINISHING })
    expect(JSON.stringify((await ownOf(browser, quiz)).body)).not.toContain('Guidance')
    expect(JSON.stringify((await submissionOf(creator, submissionId)).body)).toContain('Guidance')
  })

  it('come after the quiz ends by the clock, not a moment before', async () => {
    const { browser, quiz } = await aFinisher({ options: { answersShown: 'after_end' } })
    await until(new Date(Date.parse(quiz.endsAt ?? '') - 1000).toISOString(), browser)
    expectNoKey((await ownOf(browser, quiz)).body)
    await until(quiz.endsAt, browser)
    expect((await ownOf(browser, quiz)).body.key).toHaveLength(4)
  })

  it('wait for the last who is still at work: answers on their way are taken for some seconds more', async () => {
    const exam = await anExam({ durationMinutes: 0 })
    const first = await aTaker(exam)
    const last = await aTaker(exam)
    await first.handIn(...rightAnswers(first.sitting))

    await until(exam.quiz.endsAt, first.browser, last.browser)
    expectNoKey((await ownOf(first.browser, exam.quiz)).body)
    expect((await last.page.save(last.page.entry(questionIdOf(last.sitting, 'fill_in'), null))).status).toBe(
      200,
    )
    test.clock.advance({ seconds: 12 })
    await sweep()
    expect((await ownOf(first.browser, exam.quiz)).body.key).toHaveLength(4)
    expect((await ownOf(last.browser, exam.quiz)).body.key).toHaveLength(4)
  })

  it('come when the creator ends the quiz before its time', async () => {
    const { browser, creator, quiz } = await aFinisher({ options: { answersShown: 'after_end' } })
    await creator.call(endQuiz, { params: { quizId: quiz.id } })
    expect((await ownOf(browser, quiz)).body.key).toHaveLength(4)
  })

  it('never come where the creator says so, not even after the end', async () => {
    const { browser, creator, quiz } = await aFinisher({ options: { answersShown: 'never' } })
    await creator.call(endQuiz, { params: { quizId: quiz.id } })
    expectNoKey((await ownOf(browser, quiz)).body)
  })
})

describe('the score', () => {
  it('is told at once, and provisional while an open answer is not graded', async () => {
    const { browser, quiz } = await aFinisher()
    const { body } = await ownOf(browser, quiz)
    expect(body.score).toEqual({
      points: 6,
      totalPoints: 10,
      gradedPoints: 6,
      percent: 60,
      scaled: null,
      isProvisional: true,
    })
  })

  it('is final where nothing waits for a person, also where the open question was left empty', async () => {
    const { browser, quiz } = await aFinisher(
      {},
      { type: 'fill_in', text: 'wolfram' },
      { type: 'open', text: ' ' },
    )
    const { body } = await ownOf(browser, quiz)
    expect(body.score).toMatchObject({ points: 3, totalPoints: 10, percent: 30, isProvisional: false })
  })

  it('is kept back until its release, whatever else is shown', async () => {
    const options: Partial<QuizOptions> = { scoreShown: 'on_release', ...AFTER_FINISHING }
    const { browser, creator, quiz, submissionId } = await aFinisher({ options })
    const { body } = await ownOf(browser, quiz)
    expect(body).toMatchObject({ score: null, scoreShown: 'on_release' })
    expect(body.key?.map(({ mark, earnedPoints }) => [mark, earnedPoints])).toEqual([
      ['right', null],
      ['right', null],
      ['right', null],
      ['ungraded', null],
    ])
    await creator.call(endQuiz, { params: { quizId: quiz.id } })
    expect((await ownOf(browser, quiz)).body.score).toBeNull()
    expect((await submissionOf(creator, submissionId)).body.score).toMatchObject({ points: 6 })
  })
})

/** As anybody would search it. */
function expectNoKey(review: Review): void {
  expect(review).toMatchObject({ key: null, receipt: { finishedAt: expect.any(String) } })
  const told = JSON.stringify(review)
  for (const secret of SECRETS) expect(told).not.toContain(secret)
  expect(told).not.toMatch(/isCorrect|accepted|explanation|guidance|earnedPoints|"mark"|"right"/)
}

function answersIn({ answers }: Review): Record<string, GivenAnswer> {
  return Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer]))
}

/** Tokens that have run out meanwhile are renewed. */
async function until(instant: string | null, ...browsers: Browser[]): Promise<void> {
  test.clock.set(instant ?? '')
  for (const browser of browsers) browser.keep(await browser.call(getSession))
}
