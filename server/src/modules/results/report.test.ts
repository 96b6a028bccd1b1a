import { getResult, listResults } from '@probant/contract/results/list'
import { getReport } from '@probant/contract/results/report'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { regradingOf } from '#test/grading.ts'
import { theParticipants } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { ownOf, reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { bankIdsOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)
const { anExam, aTaker } = reviewingOf(test)

const reportOf = (browser: Browser, quizId: string) => browser.call(getReport, { params: { quizId } })

describe('QUIZ012: only the creator sees the statistics', () => {
  it('not the owner, a moderator or a member of the organization', async () => {
    const organization = await anOrganization()
    const creator = await aMember(organization)
    const { quiz } = await anExam({ workspace: organization.id }, creator)
    const members = [
      organization.owner,
      await aMember(organization, 'moderator'),
      await aMember(organization),
    ]
    for (const member of members) expect(await reportOf(member, quiz.id)).toFailWith('statisticsCreatorOnly')
    expect((await reportOf(creator, quiz.id)).status).toBe(200)
  })

  it('strangers and participants do not learn that there is such a quiz; whoever is nobody is asked to sign in', async () => {
    const made = await anExam()
    const taker = await aTaker(made)
    expect(await reportOf(await aVerifiedPerson(), made.quiz.id)).toFailWith('quizNotFound')
    expect(await reportOf(taker.browser, made.quiz.id)).toFailWith('quizSessionOnly')
    expect((await reportOf(test.browser(), made.quiz.id)).status).toBe(401)
  })
})

describe('the report of a quiz', () => {
  it('has nothing to say before anybody has handed in', async () => {
    const made = await anExam()
    await aTaker(made)
    const { body } = await reportOf(made.creator, made.quiz.id)
    expect(body).toMatchObject({
      participantCount: 1,
      handedInCount: 0,
      gradedCount: 0,
      completionPercent: 0,
      averagePercent: null,
      averageMs: null,
      medianPercent: null,
      reliability: null,
      distribution: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    })
    expect(body.questions).toHaveLength(4)
  })

  it('has no completion where nobody is invited', async () => {
    const { creator, quiz } = await anExam()
    expect((await reportOf(creator, quiz.id)).body).toMatchObject({
      participantCount: 0,
      completionPercent: null,
    })
  })

  it('counts who handed in, and averages the scores of those that are wholly graded', async () => {
    const made = await anExam()
    const waiting = await aTaker(made)
    await waiting.handIn(...rightAnswers(waiting.sitting))
    const graded = await aTaker(made)
    // Nothing to grade: 6 of 10 points.
    await graded.handIn(...rightAnswers(graded.sitting).slice(0, 3))
    await aTaker(made)

    const { body } = await reportOf(made.creator, made.quiz.id)
    expect(body).toMatchObject({ participantCount: 3, handedInCount: 2, gradedCount: 1 })
    expect(body.completionPercent).toBeCloseTo(200 / 3, 10)
    expect(body.averagePercent).toBe(60)
    expect(body.subjects.map(({ percent }) => percent)).toContain((100 * 5) / 9)
    expect(body.questions[0]).toMatchObject({
      number: 1,
      askedCount: 1,
      statistics: null,
      averageSpentMs: 1000,
    })
    expect(body.questions[0]?.choices?.[0]?.options.find(({ isRight }) => isRight)).toMatchObject({
      count: 1,
      quintiles: null,
    })
  })

  it('has no score where no question counts, neither of all nor of anybody', async () => {
    const made = await anExam({ options: { scoreShown: 'at_once' } })
    const taker = await aTaker(made)
    await taker.handIn(...rightAnswers(taker.sitting))
    const regrading = regradingOf(made.creator, made.quiz)
    const [last = '', ...others] = bankIdsOf(taker)
    for (const questionId of others) await regrading.apply({ kind: 'drop', questionId })
    const drop = { kind: 'drop', questionId: last } as const
    expect((await regrading.preview(drop)).body).toMatchObject({
      loweredCount: 1,
      changes: [{ before: 100, after: null }],
    })
    await regrading.apply(drop)

    expect((await reportOf(made.creator, made.quiz.id)).body).toMatchObject({
      handedInCount: 1,
      gradedCount: 0,
      ungradedCount: 0,
      averagePercent: null,
      medianPercent: null,
      distribution: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    })
    const params = { quizId: made.quiz.id, submissionId: taker.submissionId }
    const { body: result } = await made.creator.call(getResult, { params })
    expect(result).toMatchObject({ points: 0, totalPoints: 0, percent: null, ungradedCount: 0 })
    const { body: list } = await made.creator.call(listResults, { params, querystring: {} })
    expect(list.items).toEqual([result])
    expect((await theParticipants(made.creator, made.quiz))[0]?.score).toBeNull()
    expect((await ownOf(taker.browser, made.quiz)).body.score).toMatchObject({ percent: null })
  })

  it('takes pauses out of the time', async () => {
    const made = await anExam()
    const taker = await aTaker(made)
    test.clock.advance({ minutes: 10 })
    await taker.handIn(...rightAnswers(taker.sitting))
    await test.database.pool.query('update submissions set paused_ms = 240000 where quiz_id = $1', [
      made.quiz.id,
    ])
    expect((await reportOf(made.creator, made.quiz.id)).body.averageMs).toBeCloseTo(6 * 60_000, 0)
  })
})
