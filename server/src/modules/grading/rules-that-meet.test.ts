import { getReport } from '@probant/contract/results/report'
import { reopenSubmission } from '@probant/contract/submissions/incidents'
import { deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { answerOf, gradingOf, regradingOf, release } from '#test/grading.ts'
import { reportingOf } from '#test/incidents.ts'
import { theParticipants } from '#test/inviting.ts'
import { deskOf } from '#test/live.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { bankIdOf, ownOf, reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { bankIdsOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aGradable, tellAndWrite, resultsTo } = gradingOf(test)
const { anExam, aTaker } = reviewingOf(test)
const { aVerifiedPerson } = organizationsOf(test)
const { later } = quizzesOf(test)
const AT_ONCE = { options: { scoreShown: 'at_once' } } as const

describe('a regrade', () => {
  it('while the clock stands still marks who is through; who is paused goes on, and is marked by the new key', async () => {
    const made = await anExam(AT_ONCE)
    const right = { type: 'true_false', isTrue: true } as const
    const through = await aTaker(made)
    await through.handIn(right)
    const paused = await aTaker(made)
    const desk = deskOf(made.creator, made.quiz)
    await desk.pause()
    const questionId = bankIdOf(paused, 'true_false')
    const { status } = await regradingOf(made.creator, made.quiz).apply({ kind: 'key', questionId, right })
    expect(status).toBe(200)

    expect((await ownOf(through.browser, made.quiz)).body.score).toMatchObject({ points: 2 })
    expect((await paused.page.sitting()).body).toMatchObject({ isPaused: true, receipt: null })
    await later({ minutes: 5 }, made.creator, paused.browser)
    await desk.resume()
    expect(Date.parse((await paused.page.sitting()).body.deadlineAt)).toBe(
      Date.parse(paused.sitting.deadlineAt) + 5 * 60_000,
    )
    await paused.handIn(right)
    expect((await ownOf(paused.browser, made.quiz)).body.score).toMatchObject({ points: 2 })
  })

  it('that spares the only answer that waits is told like a grade, a quarter of an hour later, unless it is undone', async () => {
    const { creator, quiz, questionId, first } = await aGradable(AT_ONCE)
    const regrading = regradingOf(creator, quiz)
    const { body } = await regrading.apply({ kind: 'drop', questionId })
    expect((await ownOf(first.browser, quiz)).body.score).toMatchObject({
      percent: 100,
      isProvisional: false,
    })
    await later({ minutes: 14 }, creator, first.browser)
    await tellAndWrite()
    expect(await resultsTo(first.email)).toHaveLength(0)
    await regrading.undo(body.regrade.id)
    await later({ minutes: 14 }, creator, first.browser)
    await tellAndWrite()
    expect((await ownOf(first.browser, quiz)).body.score).toMatchObject({ isProvisional: true })

    await regrading.apply({ kind: 'give', questionId })
    // Handed in when nobody had to look at it any more: they see all of it at once.
    test.clock.advance({ seconds: 1 })
    const late = await aTaker({ creator, quiz })
    await late.handIn(...rightAnswers(late.sitting))
    await later({ minutes: 16 }, creator)
    for (let times = 0; times < 2; times++) await tellAndWrite()
    expect(await resultsTo(first.email)).toHaveLength(1)
    expect(await resultsTo(late.email)).toHaveLength(0)
  })

  it('of a score that is known is seen, and is not told again', async () => {
    const { creator, quiz, questionId, first } = await aGradable(AT_ONCE)
    await answerOf(quiz, first.submissionId, questionId).grade(creator, 1)
    await later({ minutes: 16 }, creator, first.browser)
    await tellAndWrite()
    await regradingOf(creator, quiz).apply({ kind: 'give', questionId })
    expect((await ownOf(first.browser, quiz)).body.score).toMatchObject({ percent: 100 })
    await later({ minutes: 16 }, creator)
    await tellAndWrite()
    expect(await resultsTo(first.email)).toHaveLength(1)
  })

  it('changes the result of somebody whose account is gone, without a name, and mails nobody', async () => {
    const made = await anExam(AT_ONCE)
    const anna = await aVerifiedPerson({ email: 'anna@example.org', username: 'Anna Lee' })
    const taker = await aTaker(made, anna.user.email)
    await taker.handIn(...rightAnswers(taker.sitting))
    const questionId = bankIdOf(taker, 'open')
    await answerOf(made.quiz, taker.submissionId, questionId).grade(made.creator, 0)
    await anna.call(deleteAccount, { body: { email: anna.user.email, currentPassword: PASSWORD } })

    const regrading = regradingOf(made.creator, made.quiz)
    const { body } = await regrading.apply({ kind: 'give', questionId })
    expect(body.regrade).toMatchObject({ changedCount: 1 })
    expect(await theParticipants(made.creator, made.quiz)).toMatchObject([{ isGone: true, score: 100 }])
    expect(JSON.stringify((await regrading.list()).body)).not.toMatch(/anna|deleted-/i)
    await later({ minutes: 16 }, made.creator)
    await tellAndWrite()
    const mails = await test.mailbox.all()
    expect(mails.filter(({ subject }) => /result is ready/.test(subject))).toHaveLength(0)
  })
})

describe('what is dropped', () => {
  it('may be a whole pool: it counts for nobody, whichever of it they were asked', async () => {
    const made = await anExam({ ...AT_ONCE, pool: 2 })
    const people = []
    for (let index = 0; index < 3; index++) {
      const taker = await aTaker(made)
      const drawn = bankIdsOf(taker).at(-1) ?? ''
      await taker.page.save(taker.page.entry(drawn, { type: 'true_false', isTrue: index === 0 }))
      await taker.handIn(...rightAnswers(taker.sitting).slice(0, 3))
      people.push(taker)
    }
    const regrading = regradingOf(made.creator, made.quiz)
    for (const { questionId } of made.quiz.sections[1]?.questions ?? [])
      expect((await regrading.apply({ kind: 'drop', questionId })).status).toBe(200)

    for (const { browser } of people)
      expect((await ownOf(browser, made.quiz)).body.score).toMatchObject({ points: 6, totalPoints: 10 })
    const { body } = await made.creator.call(getReport, { params: { quizId: made.quiz.id } })
    expect(body.averagePercent).toBe(60)
    expect(body.questions.slice(4).map(({ scoring, statistics }) => [scoring, statistics])).toEqual(
      Array(2).fill(['dropped', null]),
    )
  })

  it('may be every question: of nothing there is no score; undone, all of it is back', async () => {
    const { creator, quiz, first } = await aGradable(AT_ONCE)
    const regrading = regradingOf(creator, quiz)
    const regradeIds = []
    for (const { questionId } of quiz.sections[0]?.questions ?? [])
      regradeIds.push((await regrading.apply({ kind: 'drop', questionId })).body.regrade.id)

    expect((await ownOf(first.browser, quiz)).body.score).toMatchObject({
      points: 0,
      totalPoints: 0,
      percent: null,
      isProvisional: false,
    })
    const { status, body } = await creator.call(getReport, { params: { quizId: quiz.id } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ subjects: [], difficulties: [], reliability: null })
    for (const id of regradeIds) expect((await regrading.undo(id)).status).toBe(200)
    expect((await ownOf(first.browser, quiz)).body.score).toMatchObject({ points: 6, totalPoints: 10 })
  })
})

describe('a release', () => {
  it('while somebody is let in again leaves them out: they see theirs when they hand in', async () => {
    const options = { scoreShown: 'on_release', answersShown: 'never' } as const
    const made = await anExam({ options })
    const through = await aTaker(made, 'through@example.org')
    await through.handIn(...rightAnswers(through.sitting).slice(0, 3))
    const again = await aTaker(made, 'again@example.org')
    await reportingOf(again.page).terminate()
    const participants = await theParticipants(made.creator, made.quiz)
    const participantId = participants.find(({ email }) => email === again.email)?.id ?? ''
    const params = { quizId: made.quiz.id, participantId }
    expect((await made.creator.call(reopenSubmission, { params })).status).toBe(200)

    expect((await release(made.creator, made.quiz)).body).toMatchObject({ finishedCount: 1, runningCount: 1 })
    await tellAndWrite()
    expect(await resultsTo(through.email)).toHaveLength(1)
    expect(await resultsTo(again.email)).toHaveLength(0)
    expect((await again.page.sitting()).body.receipt).toBeNull()

    await again.page.takeOver()
    await again.handIn(...rightAnswers(again.sitting).slice(0, 3))
    expect((await ownOf(again.browser, made.quiz)).body.score).toMatchObject({ points: 6 })
    await later({ minutes: 16 }, made.creator)
    await tellAndWrite()
    expect(await resultsTo(again.email)).toHaveLength(0)
  })
})
