import { compareResults } from '@probant/contract/results/comparison'
import { OUT_OF_TWENTY } from '@probant/contract/scale/scale'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { answerOf, gradingOf, regradingOf } from '#test/grading.ts'
import { reportingOf } from '#test/incidents.ts'
import { organizationsOf } from '#test/organizations.ts'
import { bankIdOf, reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)
const { anExam, aTaker } = reviewingOf(test)
const { aGradable } = gradingOf(test)

const compare = (browser: Browser, quizId: string, people: readonly string[], blind: 'yes' | 'no' = 'no') =>
  browser.call(compareResults, { params: { quizId }, querystring: { people: people.join(','), blind } })

/** Zoe has all that marks itself and waits for a grade of 4 points; Adam has the first two and wrote nothing. */
async function aPair(options: NonNullable<Parameters<typeof anExam>[0]>['options'] = {}) {
  const made = await anExam({ options })
  const [zoe, adam] = [await aTaker(made, 'zoe@example.org'), await aTaker(made, 'adam@example.org')]
  await zoe.handIn(...rightAnswers(zoe.sitting))
  test.clock.advance({ minutes: 3 })
  await adam.handIn(...rightAnswers(adam.sitting).slice(0, 2))
  const people = [zoe.submissionId, adam.submissionId]
  return { ...made, zoe, adam, people, openId: bankIdOf(made, 'open') }
}

describe('a comparison', () => {
  it('has the people in the order they were asked for, with score, time and subjects', async () => {
    const { creator, quiz, people, zoe, openId } = await aPair({ scale: OUT_OF_TWENTY, passPercent: 50 })
    await answerOf(quiz, zoe.submissionId, openId).grade(creator, 3, 'Say why.')

    const { body } = await compare(creator, quiz.id, people)
    expect(body.people).toMatchObject([
      {
        submissionId: people[0],
        participant: { email: 'zoe@example.org', isGone: false },
        ending: 'handed_in',
        points: 9,
        totalPoints: 10,
        percent: 90,
        scaled: { kind: 'out_of', value: 18, isPassed: true },
        ungradedCount: 0,
        violations: [],
      },
      { participant: { email: 'adam@example.org' }, points: 3, scaled: { value: 6, isPassed: false } },
    ])
    expect(body.people[1]?.ms).toBeGreaterThanOrEqual(180_000)
    const total = (place: number) => body.subjects.map(({ reached }) => reached[place]?.points ?? 0)
    expect(total(0).reduce((sum, one) => sum + one)).toBe(9)
    expect(total(1).reduce((sum, one) => sum + one)).toBe(3)

    const turned = await compare(creator, quiz.id, people.toReversed())
    expect(turned.body.people.map(({ submissionId }) => submissionId)).toEqual(people.toReversed())
    expect(turned.body.subjects[0]?.reached).toEqual(body.subjects[0]?.reached.toReversed())
  })

  it('has what each wrote to the open questions, with points and feedback', async () => {
    const { creator, quiz, people, zoe, openId } = await aPair()
    const answers = async () => (await compare(creator, quiz.id, people)).body.questions
    expect(await answers()).toMatchObject([
      {
        questionId: openId,
        number: 4,
        points: 4,
        scoring: 'normal',
        answers: [
          { text: 'Because it melts late.', points: null, feedback: '' },
          { text: '', points: 0, feedback: '' },
        ],
      },
    ])
    await answerOf(quiz, zoe.submissionId, openId).grade(creator, 3, 'Say why.')
    expect((await answers())[0]?.answers[0]).toMatchObject({ points: 3, feedback: 'Say why.' })
  })

  it('has no percentage of a subject before all of it is graded', async () => {
    const { creator, quiz, people } = await aPair()
    const { body } = await compare(creator, quiz.id, people)
    expect(body.people[0]).toMatchObject({ ungradedCount: 1, scaled: null })
    expect(body.subjects.some(({ reached }) => reached[0]?.percent === null)).toBe(true)
    expect(body.subjects.every(({ reached }) => reached[1]?.percent !== null)).toBe(true)
  })

  it('counts the points of a dropped question nowhere, as the score does', async () => {
    const { creator, quiz, people, openId } = await aPair()
    await regradingOf(creator, quiz).apply({ kind: 'drop', questionId: openId })
    const { body } = await compare(creator, quiz.id, people)
    const possible = body.subjects.map(({ reached }) => reached[0]?.totalPoints ?? 0)
    expect(possible.reduce((sum, one) => sum + one)).toBe(6)
    expect(body.questions).toMatchObject([{ scoring: 'dropped' }])
  })

  it('has nothing of a question from those who were not asked it', async () => {
    const made = await anExam({ pool: 2 })
    const takers = [await aTaker(made), await aTaker(made)]
    for (const taker of takers) await taker.handIn(...rightAnswers(taker.sitting))
    const people = takers.map(({ submissionId }) => submissionId)
    const { body } = await compare(made.creator, made.quiz.id, people)
    for (const place of [0, 1]) {
      const possible = body.subjects.map(({ reached }) => reached[place]?.totalPoints ?? 0)
      expect(possible.reduce((sum, one) => sum + one)).toBe(body.people[place]?.totalPoints)
    }
  })

  it('says which violations counted, also before somebody was let continue', async () => {
    const made = await anExam()
    const [calm, restless] = [await aTaker(made), await aTaker(made)]
    await calm.handIn()
    await reportingOf(restless.page).terminate()
    const people = [restless.submissionId, calm.submissionId]
    const { body } = await compare(made.creator, made.quiz.id, people)
    expect(body.people).toMatchObject([
      {
        ending: 'terminated',
        violationCount: 2,
        violations: [
          { kind: 'tab_switch', count: 1 },
          { kind: 'copy_paste', count: 1 },
        ],
      },
      { violationCount: 0, violations: [] },
    ])
  })
})

describe('a blind comparison', () => {
  it('tells no name, no address, and the same order whoever was named first', async () => {
    const { creator, quiz, people } = await aPair()
    const one = await compare(creator, quiz.id, people, 'yes')
    const other = await compare(creator, quiz.id, people.toReversed(), 'yes')
    expect(one.body).toEqual(other.body)
    expect(one.body.people.map(({ participant }) => participant)).toEqual([null, null])
    expect(JSON.stringify(one.body)).not.toMatch(/zoe|adam|example\.org/)
  })
})

describe('who is compared', () => {
  it('are two to five, each once', async () => {
    const { creator, quiz, people, first } = await aGroup(6)
    for (const asked of [[], [first], [first, first], people])
      expect(await compare(creator, quiz.id, asked)).toFailWith('validationError')
    expect((await compare(creator, quiz.id, people.slice(0, 5))).body.people).toHaveLength(5)
  })

  it('have all handed in to this quiz', async () => {
    const { creator, quiz, people, first } = await aGroup(2)
    const elsewhere = await aGroup(1, creator)
    const atWork = await aTaker({ creator, quiz })
    for (const other of [elsewhere.first, atWork.submissionId, crypto.randomUUID()]) {
      const answer = await compare(creator, quiz.id, [first, other])
      expect(answer).toFailWith('submissionNotFound')
    }
    expect((await compare(creator, quiz.id, people)).status).toBe(200)
  })

  it('are seen by the creator alone', async () => {
    const organization = await anOrganization()
    const creator = await aMember(organization)
    const made = await aGradable({ workspace: organization.id }, { takers: 2, creator })
    const people = made.people.map(({ submissionId }) => submissionId)
    const { id } = made.quiz

    expect((await compare(creator, id, people)).status).toBe(200)
    const moderator = await aMember(organization, 'moderator')
    for (const colleague of [organization.owner, moderator, await aMember(organization)])
      expect(await compare(colleague, id, people)).toFailWith('statisticsCreatorOnly')
    expect(await compare(await aVerifiedPerson(), id, people)).toFailWith('quizNotFound')
    // A participant's session opens their own quiz, and nothing of the results.
    expect((await compare(made.first.browser, id, people)).status).toBeGreaterThanOrEqual(401)
  })
})

async function aGroup(takers: number, creator?: Browser) {
  const made = await aGradable({}, { takers, ...(creator && { creator }) })
  const people = made.people.map(({ submissionId }) => submissionId)
  return { ...made, people, first: people[0] ?? '' }
}
