import { exportAccount } from '@probant/contract/account-export'
import { getOwnCertificate } from '@probant/contract/certificates/certificate'
import { DEFAULT_CERTIFICATE } from '@probant/contract/certificates/option'
import { listAttempts } from '@probant/contract/participants/attempts'
import { getLobby } from '@probant/contract/participants/entering'
import { listInvitedQuizzes } from '@probant/contract/participants/invited-quizzes'
import { type Attempts, ONE_ATTEMPT } from '@probant/contract/quizzes/attempts'
import type { QuizOptions } from '@probant/contract/quizzes/form'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { compareResults } from '@probant/contract/results/comparison'
import { exportResults } from '@probant/contract/results/export'
import { listResults } from '@probant/contract/results/list'
import { getReport } from '@probant/contract/results/report'
import { reopenSubmission } from '@probant/contract/submissions/incidents'
import type { GivenAnswer, Sitting } from '@probant/contract/submissions/taking'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { quizzes } from '#server/database/schema/quizzes.ts'
import type { Browser } from '#test/browser.ts'
import { answerOf, answersTo, gradingOfQuiz, regradingOf, release } from '#test/grading.ts'
import { reportingOf } from '#test/incidents.ts'
import { theParticipant, theParticipants } from '#test/inviting.ts'
import { deskOf } from '#test/live.ts'
import {
  bankIdOf,
  ownOf,
  questionIdOf,
  reviewingOf,
  rightAnswers,
  SECRETS,
  submissionOf,
} from '#test/reviewing.ts'
import { pageOf, questionIdsOf, renew } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anExam, aTaker, sweep } = reviewingOf(test)

type Exam = Parameters<typeof anExam>[0]
type Taker = Awaited<ReturnType<typeof aTaker>>

/** A quiz that can be taken three times, and somebody who has begun. Of its 10 points 6 need nobody to grade them. */
async function aRepeatable(attempts: Partial<Attempts> = {}, { options, ...exam }: NonNullable<Exam> = {}) {
  const made = await anExam({
    ...exam,
    options: { ...options, attempts: { ...ONE_ATTEMPT, most: 3, ...attempts } },
  })
  return { ...made, taker: await aTaker(made) }
}

/** The next attempt of somebody, who hands in so many right answers. */
async function again({ browser, quiz }: Pick<Taker, 'browser' | 'quiz'>, attempt: number, right?: number) {
  const page = pageOf(browser, quiz.id, undefined, attempt)
  const started = await page.start()
  const { body: sitting } = started
  const handIn = async (...answers: GivenAnswer[]) => {
    const entries = answers.map((answer) => page.entry(questionIdOf(sitting, answer.type), answer))
    expect((await page.handIn(...entries)).status).toBe(200)
  }
  if (right !== undefined) await handIn(...rightUpTo(sitting, right))
  return { page, started, sitting, submissionId: sitting.submissionId, handIn }
}

/** Worth 1, 3 and 6 points: without the open question. */
function rightUpTo(sitting: Sitting, count: number): GivenAnswer[] {
  return rightAnswers(sitting).slice(0, count)
}

function lobbyOf({ browser, quiz }: Pick<Taker, 'browser' | 'quiz'>) {
  return browser.call(getLobby, { params: { quizId: quiz.id } })
}

async function resultsOf(creator: Browser, { id: quizId }: Quiz) {
  return (await creator.call(listResults, { params: { quizId }, querystring: {} })).body.items
}

describe('a quiz that can be taken several times', () => {
  it('is begun again once it was handed in, as another submission with a receipt of its own', async () => {
    const { taker } = await aRepeatable()
    await taker.handIn(...rightUpTo(taker.sitting, 1))
    const second = await again(taker, 2, 2)

    expect(second.sitting).toMatchObject({ attempt: 2, attemptsMost: 3 })
    expect(second.submissionId).not.toBe(taker.submissionId)
    const [first, latest] = await Promise.all(
      [taker, second].map(({ submissionId }) => submissionOf(taker.browser, submissionId)),
    )
    expect(first?.body).toMatchObject({ attempt: 1, receipt: { answerCount: 1 } })
    expect(latest?.body).toMatchObject({ attempt: 2, receipt: { answerCount: 2 } })
  })

  it('QUIZ008: is begun no more often than its creator allows, and once where nothing was said', async () => {
    const { taker } = await aRepeatable({ most: 2 })
    await taker.handIn()
    await again(taker, 2, 0)
    expect((await again(taker, 3)).started).toFailWith('attemptsUsedUp')

    const usual = await aTaker(await anExam())
    await usual.handIn()
    expect((await again(usual, 2)).started).toFailWith('alreadySubmitted')
  })

  it('is the same start, however often it is sent; a page of the attempt before begins nothing', async () => {
    const { taker } = await aRepeatable()
    await taker.handIn()
    expect(await taker.page.start()).toFailWith('alreadySubmitted')
    expect((await again(taker, 3)).started).toFailWith('alreadySubmitted')

    const page = pageOf(taker.browser, taker.quiz.id, undefined, 2)
    const [one, other] = await Promise.all([page.start(), page.start()])
    expect(one.body.submissionId).toBe(other.body.submissionId)
    expect((await taker.page.start()).body).toMatchObject({ attempt: 2, isHere: false })
  })

  it('QUIZ007: waits for the pause, by the server’s clock', async () => {
    const { taker } = await aRepeatable({ pauseMinutes: 30 })
    await taker.handIn()
    expect((await again(taker, 2)).started).toFailWith('attemptTooSoon')
    expect((await lobbyOf(taker)).body).toMatchObject({
      isFinished: true,
      attempts: { begun: 1, most: 3, next: { number: 2, at: test.clock.in({ minutes: 30 }) } },
    })
    test.clock.advance({ minutes: 30 })
    await renew(taker.browser)
    expect((await lobbyOf(taker)).body.attempts?.next).toEqual({ number: 2, at: null })
    expect((await again(taker, 2)).started.status).toBe(200)
    expect((await lobbyOf(taker)).body).toMatchObject({
      isFinished: false,
      attempts: { begun: 2, next: null },
    })
  })

  it('offers no attempt that would only open after the end', async () => {
    const { taker, quiz } = await aRepeatable({ pauseMinutes: 60 * 24 * 30 })
    await taker.handIn()
    expect((await lobbyOf(taker)).body.attempts).toMatchObject({ begun: 1, next: null })
    test.clock.set(new Date(quiz.endsAt ?? ''))
    await renew(taker.browser)
    expect((await again(taker, 2)).started).toFailWith('attemptTooSoon')
  })

  it('QUIZ013: is begun no more once the quiz has ended', async () => {
    const { taker, quiz } = await aRepeatable()
    await taker.handIn()
    test.clock.set(new Date(quiz.endsAt ?? ''))
    await renew(taker.browser)
    expect((await again(taker, 2)).started).toFailWith('quizEnded')
  })

  it('QUIZ008: until it is passed, is over with the pass mark', async () => {
    const { taker } = await aRepeatable({ untilPassed: true }, { options: { passPercent: 60 } })
    await taker.handIn(...rightUpTo(taker.sitting, 2))
    await again(taker, 2, 3)
    expect((await again(taker, 3)).started).toFailWith('attemptPassed')
    expect((await lobbyOf(taker)).body.attempts).toMatchObject({ begun: 2, next: null })
  })

  it('is not taken until it is passed where scores wait for their release', async () => {
    const options = { passPercent: 60, scoreShown: 'on_release' } as const
    await expect(aRepeatable({ untilPassed: true }, { options })).rejects.toThrow(
      /as soon as someone finishes/,
    )
  })

  it('tells nobody before the release that they have passed, where an older quiz has both', async () => {
    const options = { passPercent: 60, answersShown: 'after_finishing' } as const
    const { creator, quiz, taker } = await aRepeatable({ untilPassed: true }, { options })
    await madeBefore(quiz, 'on_release')
    await taker.handIn(...rightUpTo(taker.sitting, 3))

    expect((await lobbyOf(taker)).body.attempts?.next).toEqual({ number: 2, at: null })
    expect((await ownOf(taker.browser, quiz)).body).toMatchObject({ score: null, key: null })
    const second = await again(taker, 2, 0)
    expect(second.started.status).toBe(200)

    await release(creator, quiz)
    expect((await lobbyOf(taker)).body.attempts).toMatchObject({ begun: 2, next: null })
    expect((await again(taker, 3)).started).toFailWith('attemptPassed')
    expect((await creator.call(exportAccount)).status).toBe(200)
  })

  it('needs a pass mark where it is taken until it is passed', async () => {
    await expect(aRepeatable({ untilPassed: true })).rejects.toThrow(/passMarkNeeded|pass mark/)
    for (const attempts of [{ most: 0 }, { most: 21 }, { pauseMinutes: -1 }, { pauseMinutes: 43_201 }])
      await expect(aRepeatable(attempts)).rejects.toThrow()
  })

  it('takes what a page of an earlier attempt still sends for that one: it is refused, and changes nothing', async () => {
    const { taker } = await aRepeatable()
    const late = taker.page.entry(questionIdOf(taker.sitting, 'true_false'), {
      type: 'true_false',
      isTrue: false,
    })
    await taker.handIn()
    const { page, sitting } = await again(taker, 2)
    expect(await taker.page.save(late)).toFailWith('alreadySubmitted')
    const entry = page.entry(questionIdOf(sitting, 'fill_in'), { type: 'fill_in', text: 'Wolfram' })
    expect((await page.save(entry)).status).toBe(200)
    expect((await page.sitting()).body.answers).toMatchObject([{ answer: { text: 'Wolfram' } }])
  })

  it('asks other questions of a pool as long as there are some, and marks what it asks', async () => {
    const { taker } = await aRepeatable({ most: 3 }, { pool: 3 })
    const papers = [questionIdsOf(taker.sitting)]
    await taker.handIn()
    for (const attempt of [2, 3]) {
      const { page, sitting } = await again(taker, attempt)
      papers.push(questionIdsOf(sitting))
      // The statement is the one true_false that is new: the last one of the paper.
      const statement = questionIdsOf(sitting).at(-1) ?? ''
      await page.handIn(page.entry(statement, { type: 'true_false', isTrue: true }))
      expect((await ownOf(taker.browser, taker.quiz)).body.score).toMatchObject({ points: 1 })
    }
    expect(new Set(papers.map((paper) => paper.at(-1))).size).toBe(3)
    expect(new Set(papers.map((paper) => paper.slice(0, -1).join())).size).toBe(1)
  })
})

describe('the right answers of a quiz that can be taken again', () => {
  const AFTER_FINISHING: Partial<QuizOptions> = { answersShown: 'after_finishing' }

  it('are not shown while an attempt is left, nor while one runs, whatever is read; the score is', async () => {
    const { taker, quiz } = await aRepeatable({ most: 2 }, { options: AFTER_FINISHING })
    await taker.handIn(...rightUpTo(taker.sitting, 2))
    const first = () => submissionOf(taker.browser, taker.submissionId)

    expect((await ownOf(taker.browser, quiz)).body).toMatchObject({ key: null, score: { points: 3 } })
    await expectNoKey(await first(), await lobbyOf(taker))
    const second = await again(taker, 2)
    await expectNoKey(await first(), second.started)

    await second.handIn()
    for (const { body } of [await first(), await ownOf(taker.browser, quiz)]) expect(body.key).toHaveLength(4)
  })

  it('are shown once they have passed, where that ends it', async () => {
    const options = { ...AFTER_FINISHING, passPercent: 30 }
    const { taker, quiz } = await aRepeatable({ untilPassed: true }, { options })
    await taker.handIn(...rightUpTo(taker.sitting, 1))
    expect((await ownOf(taker.browser, quiz)).body.key).toBeNull()
    await again(taker, 2, 2)
    expect((await ownOf(taker.browser, quiz)).body.key).toHaveLength(4)
  })

  it('are shown once the quiz has closed, though attempts were left', async () => {
    const { taker, quiz } = await aRepeatable({}, { options: AFTER_FINISHING })
    await taker.handIn()
    test.clock.set(new Date(quiz.endsAt ?? ''))
    await sweep()
    await renew(taker.browser)
    expect((await ownOf(taker.browser, quiz)).body.key).toHaveLength(4)
  })

  it('are not given away to whoever could take it again by letting them go on', async () => {
    const { creator, taker, quiz } = await aRepeatable({ most: 2 }, { options: AFTER_FINISHING })
    await reportingOf(taker.page).terminate()
    const { id: participantId, can } = await theParticipant(creator, quiz, taker.email)
    expect(can.reopen).toBe(true)
    const second = await again(taker, 2)
    const reopen = () => creator.call(reopenSubmission, { params: { quizId: quiz.id, participantId } })
    // The latest alone is let go on, and that one runs.
    expect(await reopen()).toFailWith('notReopenable')
    await reportingOf(second.page).terminate()
    expect(await reopen()).toFailWith('answersSeen')
  })
})

describe('which attempt counts', () => {
  it.each([
    ['best', 2, 60],
    ['last', 3, 10],
    ['first', 1, 30],
  ] as const)('the %s: in results, statistics, lists and files', async (counting, number, percent) => {
    const { creator, quiz, taker } = await aRepeatable({ counting })
    await threeTimes(taker)

    expect(await resultsOf(creator, quiz)).toMatchObject([{ attempt: number, attemptCount: 3, percent }])
    const { body: report } = await creator.call(getReport, { params: { quizId: quiz.id } })
    expect(report).toMatchObject({ counting, handedInCount: 1, averagePercent: percent })
    expect(await theParticipants(creator, quiz)).toMatchObject([{ attempt: 3, score: percent }])
    expect((await ownOf(taker.browser, quiz)).body.attempts).toMatchObject({
      begun: 3,
      next: null,
      result: { percent },
      finished: [30, 60, 10].map((percent, index) => ({ percent, counts: index + 1 === number })),
    })
    const file = await creator.call(exportResults, {
      params: { quizId: quiz.id },
      querystring: { format: 'csv', view: 'participants' },
    })
    expect(String(file.body)).toContain('Attempt that counts')
    expect(String(file.body)).toMatch(new RegExp(`${number}[,;]3`))
  })

  it('the average: the last one stands for all of them', async () => {
    const { creator, quiz, taker } = await aRepeatable({ counting: 'average' })
    await threeTimes(taker)
    const [result] = await resultsOf(creator, quiz)
    expect(result).toMatchObject({ attempt: 3, attemptCount: 3 })
    expect(result?.percent).toBeCloseTo(100 / 3)
    const { body: report } = await creator.call(getReport, { params: { quizId: quiz.id } })
    expect(report.averagePercent).toBeCloseTo(100 / 3)
  })

  it('is not final as long as one of them waits for a grade', async () => {
    const { creator, quiz, taker } = await aRepeatable()
    await taker.handIn(...rightUpTo(taker.sitting, 2))
    const second = await again(taker, 2)
    await second.handIn(...rightAnswers(second.sitting))

    expect(await resultsOf(creator, quiz)).toMatchObject([{ attempt: 1, ungradedCount: 1, scaled: null }])
    const questionId = bankIdOf({ quiz }, 'open')
    const { body } = await answersTo(creator, quiz, questionId)
    expect(body.items).toMatchObject([{ participant: { attempt: 2 } }])
    await answerOf(quiz, second.submissionId, questionId).grade(creator, 4)
    expect(await resultsOf(creator, quiz)).toMatchObject([{ attempt: 2, ungradedCount: 0, percent: 100 }])

    await answerOf(quiz, second.submissionId, questionId).undo(creator)
    expect(await resultsOf(creator, quiz)).toMatchObject([{ attempt: 1, ungradedCount: 1 }])
    expect((await gradingOfQuiz(creator, quiz)).body).toMatchObject({ finishedCount: 2, ungradedCount: 1 })
  })

  it('is another one after a regrade, and the same again once that is undone', async () => {
    const { creator, quiz, taker } = await aRepeatable()
    await taker.handIn(...rightUpTo(taker.sitting, 1))
    const second = await again(taker, 2)
    await second.handIn({ type: 'fill_in', text: 'Wolfram' })
    expect(await resultsOf(creator, quiz)).toMatchObject([{ attempt: 2, points: 3 }])

    const regrading = regradingOf(creator, quiz)
    const drop = { kind: 'drop', questionId: bankIdOf({ quiz }, 'fill_in') } as const
    const { body } = await regrading.apply(drop)
    expect(await resultsOf(creator, quiz)).toMatchObject([{ attempt: 1, points: 1 }])
    await regrading.undo(body.regrade.id)
    expect(await resultsOf(creator, quiz)).toMatchObject([{ attempt: 2, points: 3 }])
  })

  it('is one that is over: whoever is let continue has the result of the others meanwhile', async () => {
    const { creator, quiz, taker } = await aRepeatable({ counting: 'last' })
    await taker.handIn(...rightUpTo(taker.sitting, 2))
    const second = await again(taker, 2)
    expect(await resultsOf(creator, quiz)).toMatchObject([{ attempt: 1 }])
    await reportingOf(second.page).terminate()
    expect(await resultsOf(creator, quiz)).toMatchObject([{ attempt: 2, ending: 'terminated' }])

    const { id: participantId } = await theParticipant(creator, quiz, taker.email)
    await creator.call(reopenSubmission, { params: { quizId: quiz.id, participantId } })
    expect(await resultsOf(creator, quiz)).toMatchObject([{ attempt: 1, attemptCount: 1 }])
  })

  it('is what a certificate goes by: it stays with the best one, whatever comes after', async () => {
    const options = { passPercent: 60, certificate: DEFAULT_CERTIFICATE }
    const { taker, quiz } = await aRepeatable({}, { options })
    const own = async () =>
      (await taker.browser.call(getOwnCertificate, { params: { quizId: quiz.id } })).body.certificate?.state
    await taker.handIn(...rightUpTo(taker.sitting, 2))
    expect(await own()).toBeUndefined()
    await again(taker, 2, 3)
    expect(await own()).toBe('valid')
    await again(taker, 3, 0)
    expect(await own()).toBe('valid')
  })

  it('is what is compared, also by the name of another one', async () => {
    const { creator, quiz, taker } = await aRepeatable()
    await taker.handIn()
    const second = await again(taker, 2, 3)
    const other = await aTaker({ creator, quiz })
    await other.handIn()
    const compared = (...people: string[]) =>
      creator.call(compareResults, {
        params: { quizId: quiz.id },
        querystring: { people: people.join(','), blind: 'no' },
      })
    const both = [{ submissionId: second.submissionId }, { submissionId: other.submissionId }]
    expect((await compared(taker.submissionId, other.submissionId)).body.people).toMatchObject(both)

    // Both of one person are one person.
    const named = [taker.submissionId, second.submissionId, other.submissionId]
    expect((await compared(...named)).body.people).toMatchObject(both)
    expect(await compared(taker.submissionId, second.submissionId)).toFailWith('validationError')
  })
})

describe('the attempts of somebody', () => {
  it('are listed for the creator, each with its receipt and what was noted', async () => {
    const { creator, quiz, taker } = await aRepeatable()
    await reportingOf(taker.page).terminate()
    await again(taker, 2, 2)
    const { id: participantId } = await theParticipant(creator, quiz, taker.email)
    const params = { quizId: quiz.id, participantId }
    const { body } = await creator.call(listAttempts, { params })
    expect(body).toMatchObject([
      { number: 1, counts: false, percent: 0, receipt: { ending: 'terminated' } },
      { number: 2, counts: true, percent: 30, receipt: { ending: 'handed_in' }, timeline: [] },
    ])
    expect(body[0]?.timeline.map(({ kind }) => kind)).toContain('copy_paste')
    expect(await taker.browser.call(listAttempts, { params })).toFailWith('quizSessionOnly')
  })

  it('stay open in their own list of quizzes while one is left, and all come along in their export', async () => {
    const person = await test.signedUp()
    const { users } = test.services
    await test.database.db.transaction((tx) => users.markVerified(tx, person.user.id))
    const { creator, quiz } = await aRepeatable({ most: 2 })
    const taker = await aTaker({ creator, quiz }, person.user.email)
    await deskOf(creator, quiz).tell('Ten minutes left.')
    test.clock.advance({ minutes: 1 })
    await taker.handIn(...rightUpTo(taker.sitting, 1))
    test.clock.advance({ minutes: 1 })
    const listed = async () => (await person.call(listInvitedQuizzes, { querystring: {} })).body.items

    expect(await listed()).toMatchObject([{ phase: 'open', attempts: { begun: 1, most: 2 } }])
    await again(taker, 2, 3)
    expect(await listed()).toMatchObject([{ phase: 'done', attempts: { begun: 2 }, score: { percent: 60 } }])
    const { body } = await person.call(exportAccount)
    const theirs = body.participations.map(({ score, messages }) => ({ score, said: messages.length }))
    expect(theirs.toSorted((one, other) => (one.score ?? 0) - (other.score ?? 0))).toEqual([
      { score: 10, said: 1 },
      { score: 60, said: 0 },
    ])
  })
})

/** As quizzes could be saved before that was refused. */
async function madeBefore({ id }: Quiz, scoreShown: QuizOptions['scoreShown']): Promise<void> {
  const options = sql`jsonb_set(${quizzes.options}, '{scoreShown}', to_jsonb(${scoreShown}::text))`
  await test.database.db.update(quizzes).set({ options }).where(eq(quizzes.id, id))
}

async function threeTimes(taker: Taker): Promise<void> {
  await taker.handIn(...rightUpTo(taker.sitting, 2))
  await again(taker, 2, 3)
  await again(taker, 3, 1)
}

async function expectNoKey(...answers: { status: number; body: unknown }[]): Promise<void> {
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    for (const secret of SECRETS) expect(JSON.stringify(body)).not.toContain(secret)
  }
}
