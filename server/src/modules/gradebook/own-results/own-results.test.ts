import { getOwnProgress, listOwnResults } from '@probant/contract/gradebook/own-results'
import type { QuizOptions } from '@probant/contract/quizzes/form'
import { OUT_OF_TWENTY } from '@probant/contract/scale/scale'
import { describe, expect, it, vi } from 'vitest'
import { end } from '#test/a-class.ts'
import type { Browser } from '#test/browser.ts'
import { answerOf, regradingOf, release } from '#test/grading.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { bankIdOf, reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)
const { anExam, aTaker } = reviewingOf(test)
const { anActiveQuiz } = quizzesOf(test)
const ZOE = 'zoe@example.org'
const ALL_SHOWN = { answersShown: 'after_finishing', scoreShown: 'at_once' } as const

interface Handed {
  /** Right ones, of 1, 3 and 6 points in all; 4 more wait for a grade. */
  answers?: number
  options?: Partial<QuizOptions>
  title?: string
  email?: string
  creator?: Browser
  workspace?: string
}

async function handIn({ answers = 3, email = ZOE, creator, ...exam }: Handed = {}) {
  test.clock.advance({ minutes: 1 })
  const made = await anExam(exam, creator)
  const taker = await aTaker(made, email)
  await taker.handIn(...rightAnswers(taker.sitting).slice(0, answers))
  return { ...made, ...taker }
}

const listOf = async (person: Browser, querystring: object = {}) =>
  (await person.call(listOwnResults, { querystring })).body
const progressOf = async (person: Browser) => (await person.call(getOwnProgress)).body.subjects

describe('one’s own results', () => {
  it('are those of all quizzes that one has handed in, wherever they belong, the newest first', async () => {
    const zoe = await aVerifiedPerson({ email: ZOE })
    const organization = await anOrganization()
    const creator = await aMember(organization)
    const scaled = { options: { scale: OUT_OF_TWENTY, passPercent: 50 }, title: 'Rivers' }
    const rivers = await handIn({ ...scaled, creator, workspace: organization.id })
    const mountains = await handIn({ answers: 1, title: 'Mountains' })
    await handIn({ email: 'somebody@example.org' })
    await aTaker(await anExam({}, mountains.creator), ZOE)

    expect(await listOf(zoe)).toMatchObject({
      total: 2,
      items: [
        {
          submissionId: mountains.submissionId,
          title: 'Mountains',
          creatorName: 'Claire',
          score: {
            isProvisional: false,
            percent: 10,
            scaled: { kind: 'percent', value: 10, isPassed: null },
          },
        },
        {
          quizId: rivers.quiz.id,
          score: { percent: 60, scaled: { kind: 'out_of', value: 12, isPassed: true } },
        },
      ],
    })
    expect(await listOf(zoe, { search: 'mount' })).toMatchObject({
      total: 1,
      items: [{ title: 'Mountains' }],
    })
    expect(await listOf(zoe, { page: 2, pageSize: 1 })).toMatchObject({
      total: 2,
      items: [{ title: 'Rivers' }],
    })
  })

  it('have no score before it is told, and no figure before all is graded', async () => {
    const zoe = await aVerifiedPerson({ email: ZOE })
    const { creator, quiz, submissionId } = await handIn({
      answers: 4,
      options: { ...ALL_SHOWN, scoreShown: 'on_release' },
    })
    const score = async () => (await listOf(zoe)).items[0]?.score
    expect(await score()).toBeNull()
    expect(await progressOf(zoe)).toEqual([])

    await answerOf(quiz, submissionId, bankIdOf({ quiz }, 'open')).grade(creator, 4)
    expect(await score()).toBeNull()
    expect(await progressOf(zoe)).toEqual([])
    await end(creator, quiz)
    await release(creator, quiz)
    expect(await score()).toMatchObject({ isProvisional: false, percent: 100 })
    expect(await progressOf(zoe)).not.toEqual([])

    await handIn({ answers: 4 })
    expect(await score()).toEqual({ isProvisional: true, percent: null, scaled: null })
  })

  it('follow a regrade', async () => {
    const zoe = await aVerifiedPerson({ email: ZOE })
    const { creator, quiz } = await handIn()
    await regradingOf(creator, quiz).apply({ kind: 'drop', questionId: bankIdOf({ quiz }, 'open') })
    expect((await listOf(zoe)).items[0]?.score?.percent).toBe(100)
  })

  it('are nobody’s who has not proved the address', async () => {
    await handIn()
    const pretender = await test.signedUp({ email: 'other@example.org' })
    await test.database.pool.query('update users set email = $1, email_verified_at = null where id = $2', [
      'zoe@elsewhere.org',
      pretender.user.id,
    ])
    expect((await listOf(pretender)).total).toBe(0)
    expect(await progressOf(pretender)).toEqual([])
  })
})

describe('progress by subject', () => {
  it('has a point for each result, the oldest first, of what is wholly graded', async () => {
    const zoe = await aVerifiedPerson({ email: ZOE })
    const first = await handIn({ answers: 1, options: ALL_SHOWN, title: 'First' })
    const second = await handIn({ options: ALL_SHOWN, title: 'Second' })

    const subjects = await progressOf(zoe)

    const everything = subjects.find(({ subject }) => subject === 'Everything')
    expect(everything?.points).toMatchObject([
      { quizId: first.quiz.id, title: 'First', percent: 0 },
      { quizId: second.quiz.id, title: 'Second', percent: (100 * 5) / 9 },
    ])
    const other = subjects.find(({ subject }) => subject !== 'Everything')
    expect(other?.points.map(({ percent }) => percent)).toEqual([100, 100])

    await handIn({ answers: 4, options: ALL_SHOWN })
    const after = await progressOf(zoe)
    expect(after.find(({ subject }) => subject === 'Everything')?.points).toHaveLength(2)
  })

  it('gives no single answer away, by the rule of the result itself', async () => {
    const zoe = await aVerifiedPerson({ email: ZOE })
    await handIn({ options: { answersShown: 'never', scoreShown: 'at_once' } })
    expect(await progressOf(zoe)).toEqual([])
  })

  it('waits with the key, until the quiz is over for everybody', async () => {
    const zoe = await aVerifiedPerson({ email: ZOE })
    const { creator, quiz } = await handIn({ options: { answersShown: 'after_end', scoreShown: 'at_once' } })
    expect(await progressOf(zoe)).toEqual([])
    await end(creator, quiz)
    expect(await progressOf(zoe)).toHaveLength(2)
  })

  it('waits as long as another quiz examines somebody in the same', async () => {
    const zoe = await aVerifiedPerson({ email: ZOE })
    const { creator, quiz } = await handIn({ options: ALL_SHOWN })
    expect(await progressOf(zoe)).toHaveLength(2)
    const again = await anActiveQuiz(creator, {
      sections: quiz.sections.map(({ questions }) => ({
        questions: questions.map(({ questionId, points }) => ({ questionId, points })),
      })),
    })
    expect(await progressOf(zoe)).toEqual([])
    await end(creator, again)
    expect(await progressOf(zoe)).toHaveLength(2)
  })

  it('costs as many queries for many results as for one', async () => {
    const zoe = await aVerifiedPerson({ email: ZOE })
    const queries = async () => {
      const query = vi.spyOn(test.database.pool, 'query')
      const points = (await progressOf(zoe)).flatMap((one) => one.points).length
      const count = query.mock.calls.length
      query.mockRestore()
      return { points, count }
    }
    await handIn({ options: ALL_SHOWN })
    const forOne = await queries()
    expect(forOne.points).toBe(2)
    for (let number = 0; number < 3; number++) await handIn({ options: ALL_SHOWN })
    expect(await queries()).toEqual({ points: 8, count: forOne.count })
  })
})
