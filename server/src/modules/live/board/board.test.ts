import type { BoardChange, BoardRow } from '@probant/contract/live/board'
import { ONE_ATTEMPT } from '@probant/contract/quizzes/attempts'
import { endQuiz } from '@probant/contract/quizzes/life'
import { reopenSubmission } from '@probant/contract/submissions/incidents'
import type { SittingChange } from '@probant/contract/submissions/page'
import { signOutEverywhere } from '@probant/contract/users'
import { beforeAll, describe, expect, it } from 'vitest'
import { afterInviting } from '#test/after-inviting.ts'
import type { Browser } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { askForEvents, listenTo } from '#test/event-stream.ts'
import { expectEventually } from '#test/eventually.ts'
import { startStallingProxy } from '#test/fakes/stalling-proxy.ts'
import { regradingOf } from '#test/grading.ts'
import { reportingOf } from '#test/incidents.ts'
import { invite, theParticipant, writeMails } from '#test/inviting.ts'
import { deskOf } from '#test/live.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { bankIdOf, reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { bankIdsOf, pageOf, questionIdsOf, renew, type TestPage } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anExam, aTaker } = reviewingOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { enter } = enteringOf(test)
const { anOrganization, aMember } = organizationsOf(test)

let url = ''
beforeAll(async () => {
  url = await test.app.listen({ port: 0, host: '127.0.0.1' })
})

describe('the board', () => {
  it('shows everybody first: who has not begun, who is at work, and how far', async () => {
    const exam = await anExam()
    const { page, sitting, email } = await aTaker(exam)
    await invite(exam.creator, exam.quiz, ['idle@example.org'])
    const [first = '', second = '', third = ''] = questionIdsOf(sitting)
    await page.save(page.entry(second, answerTo(sitting, second), { isFlagged: true }))
    await page.save(page.entry(third, null, { isFlagged: true }), page.entry(first, null))
    const board = await watch(exam)

    const { quiz, rows, isWhole, gone } = await board.whole()
    expect(isWhole).toBe(true)
    expect(gone).toEqual([])
    expect(quiz).toMatchObject({ title: exam.quiz.title, phase: 'open', isPaused: false, questionCount: 4 })
    expect(byEmail(rows, email)).toMatchObject({
      status: 'at_work',
      progress: '0320',
      answered: 1,
      deadlineAt: sitting.deadlineAt,
      violations: 0,
      score: null,
    })
    expect(byEmail(rows, 'idle@example.org')).toMatchObject({
      status: 'not_begun',
      progress: '',
      startedAt: null,
      deadlineAt: null,
    })
    await board.leave()
  })

  it('follows a window of one’s own: when it is, who is in it before the others, and who never came', async () => {
    const startsAt = test.clock.in({ hours: 24 })
    const exam = await anExam({ startsAt, endsAt: test.clock.in({ hours: 48 }) })
    await invite(exam.creator, exam.quiz, ['anna@example.org', 'ben@example.org', 'cleo@example.org'])
    const { setWindow } = afterInviting(exam.creator, exam.quiz)
    const idOf = async (email: string) => (await theParticipant(exam.creator, exam.quiz, email)).id
    const window = { opensAt: test.clock.in({ hours: 0 }), closesAt: test.clock.in({ hours: 1 }) }
    await setWindow([await idOf('anna@example.org'), await idOf('ben@example.org')], window)
    await writeMails(test)
    const anna = test.browser()
    await enter(anna, await test.mailbox.tokenFor('anna@example.org'))
    await pageOf(anna, exam.quiz.id).start()

    const before = await watch(exam)
    const { quiz, rows } = await before.whole()
    await before.leave()
    expect(quiz.phase).toBe('open')
    expect(byEmail(rows, 'anna@example.org')).toMatchObject({ status: 'at_work', window })
    expect(byEmail(rows, 'ben@example.org')).toMatchObject({ status: 'not_begun', window })
    expect(byEmail(rows, 'cleo@example.org')).toMatchObject({ status: 'not_begun', window: null })

    test.clock.advance({ hours: 1 })
    await renew(exam.creator)
    const after = await watch(exam)
    expect(byEmail((await after.whole()).rows, 'ben@example.org')?.status).toBe('absent')
    await after.leave()
  })

  it('then tells only what changes: an answer, a violation, a pause, the end with its score', async () => {
    const exam = await anExam()
    const [anna, ben] = [await aTaker(exam), await aTaker(exam)]
    const board = await watch(exam)
    await board.whole()

    const [first = ''] = questionIdsOf(anna.sitting)
    await anna.page.save(anna.page.entry(first, answerTo(anna.sitting, first)))
    expect(await board.rows()).toMatchObject([{ email: anna.email, progress: '1000', answered: 1 }])

    await reportingOf(ben.page).report('tab_switch')
    expect(await board.rows()).toMatchObject([{ email: ben.email, violations: 1 }])

    const desk = deskOf(exam.creator, exam.quiz)
    await desk.pause()
    const paused = await board.next()
    expect(paused.quiz.isPaused).toBe(true)
    expect(paused.rows.map(({ status }) => status)).toEqual(['paused', 'paused'])
    await desk.resume()
    expect((await board.rows()).map(({ status }) => status)).toEqual(['at_work', 'at_work'])

    await anna.handIn(...rightAnswers(anna.sitting))
    expect(await board.until(({ status }) => status === 'finished')).toMatchObject({
      email: anna.email,
      progress: '1111',
      score: { percent: 60, isProvisional: true },
    })
    await board.leave()
  })

  it('tells who is away: nothing was heard of them for ten seconds; and that they are back', async () => {
    const exam = await anExam()
    const { page, sitting, email } = await aTaker(exam)
    const board = await watch(exam)
    await board.whole()
    const seenAt = test.clock.now().toISOString()
    test.clock.advance({ seconds: 11 })
    expect(await board.rows()).toMatchObject([{ email, status: 'away', seenAt }])

    const [first = ''] = questionIdsOf(sitting)
    await page.save(page.entry(first, answerTo(sitting, first)))
    expect(await board.rows()).toMatchObject([{ email, status: 'at_work', seenAt: null, progress: '1000' }])
    await board.leave()
  })

  it('tells so of whoever has a connection that is dead, though nobody has told the server', async () => {
    const exam = await anExam()
    const [anna, ben] = [await aTaker(exam, 'anna@example.org'), await aTaker(exam, 'ben@example.org')]
    const proxy = await startStallingProxy(url)
    const streams = [await listen(anna.page, proxy.url), await listen(ben.page, url)]
    for (const email of [anna.email, ben.email]) await expectSeen(email)
    const seenAt = test.clock.now().toISOString()
    const board = await watch(exam)
    await board.whole()

    proxy.stall()
    for (let beats = 0; beats < 4; beats++) {
      test.clock.advance({ seconds: 4 })
      await ben.page.beat()
      // By the same round that anna's stream, still open, is in.
      await expectSeen(ben.email)
    }
    expect(await board.until(({ status }) => status === 'away')).toMatchObject({ email: anna.email, seenAt })
    for (const stream of streams) await stream.leave()
    await board.leave()
    await proxy.close()
  })

  it('shows whom violations have stopped, whether they can be let in again, and who no longer takes part', async () => {
    const exam = await anExam()
    const { page, email } = await aTaker(exam)
    await invite(exam.creator, exam.quiz, ['idle@example.org'])
    await reportingOf(page).terminate()
    const board = await watch(exam)
    const { rows } = await board.whole()
    expect(byEmail(rows, email)).toMatchObject({ status: 'ended', violations: 2, canReopen: true })

    await test.database.pool.query(`delete from participants where email = 'idle@example.org'`)
    expect((await board.next()).gone).toEqual([byEmail(rows, 'idle@example.org')?.participantId])
    await board.leave()
  })

  it('lets nobody in again who has passed by an earlier attempt, where that ends it: as the list and their own page say', async () => {
    const attempts = { ...ONE_ATTEMPT, most: 3, untilPassed: true }
    const exam = await anExam({ options: { attempts, passPercent: 60, answersShown: 'after_finishing' } })
    const { creator, quiz } = exam
    const { browser, sitting, email, handIn } = await aTaker(exam)
    await handIn(...rightAnswers(sitting).slice(0, 2))
    const second = pageOf(browser, quiz.id, undefined, 2)
    await second.start()
    await reportingOf(second).terminate()
    const mayBeLetGoOn = async () => {
      const board = await watch(exam)
      const { rows } = await board.whole()
      await board.leave()
      return [
        byEmail(rows, email)?.canReopen,
        (await theParticipant(creator, quiz, email)).can.reopen,
        (await second.sitting()).body.canBeReopened,
      ]
    }
    expect(await mayBeLetGoOn()).toEqual([true, true, true])

    // 6 of 10 points for the first attempt, 3 for the one that was ended.
    await regradingOf(creator, quiz).apply({ kind: 'give', questionId: bankIdOf({ quiz }, 'fill_in') })
    expect(await mayBeLetGoOn()).toEqual([false, false, false])
    const { id: participantId } = await theParticipant(creator, quiz, email)
    expect(await creator.call(reopenSubmission, { params: { quizId: quiz.id, participantId } })).toFailWith(
      'answersSeen',
    )
  })

  it('tells that the quiz is over, and goes on showing how it ended', async () => {
    const exam = await anExam()
    await aTaker(exam)
    const board = await watch(exam)
    await board.whole()
    await exam.creator.call(endQuiz, { params: { quizId: exam.quiz.id } })
    const { quiz, rows } = await board.next()
    expect(quiz.phase).toBe('completed')
    expect(rows).toMatchObject([{ status: 'finished' }])
    await board.leave()
    const again = await watch(exam)
    expect((await again.whole()).rows).toMatchObject([{ status: 'finished' }])
    await again.leave()
  })

  it('shows also what was written late: everything is read anew every half a minute', async () => {
    const exam = await anExam()
    const { sitting, submissionId } = await aTaker(exam)
    const board = await watch(exam)
    await board.whole()
    const [first = ''] = bankIdsOf({ ...exam, sitting })
    await test.database.pool.query(
      `insert into answers (submission_id, question_id, number, answer, is_flagged, spent_ms, saved_at)
       values ($1, $2, 1, '{"type":"true_false","isTrue":true}', false, 0, $3::timestamptz - interval '20 s')`,
      [submissionId, first, test.clock.now()],
    )
    test.clock.advance({ seconds: 30 })
    expect(await board.until(({ answered }) => answered === 1)).toMatchObject({ progress: '1000' })
    await board.leave()
  })
})

describe('whoever looks at it', () => {
  it('QUIZ012: is its creator, nobody else of the organization; QUIZ001: to others there is no such quiz', async () => {
    const organization = await anOrganization()
    const quiz = await anActiveQuiz(await aMember(organization), {}, organization.id)
    expect(await refusalFor(organization.owner, quiz.id)).toMatchObject({ error: { code: 'QUIZ012' } })
    expect(await refusalFor(await test.signedUp(), quiz.id)).toMatchObject({ error: { code: 'QUIZ001' } })
    expect(await refusalFor(test.browser(), quiz.id)).toMatchObject({ error: { code: 'AUTH008' } })
  })

  it('does so in five windows at once, no more; each that is left is free again', async () => {
    const exam = await anExam()
    const windows = await Promise.all(Array.from({ length: 5 }, () => watch(exam)))
    expect(await refusalFor(exam.creator, exam.quiz.id)).toMatchObject({ error: { code: 'GENL003' } })
    await windows[0]?.leave()
    await expectEventually(async () => {
      const { status, body } = await askForEvents(addressOf(exam.quiz.id), exam.creator)
      await body?.cancel()
      return status === 200
    })
    for (const window of windows) await window.leave()
  })

  it.each([
    ['is signed out everywhere', (creator: Browser) => creator.call(signOutEverywhere)],
    [
      'is no longer its creator',
      async (_: Browser, quizId: string) => {
        const other = await test.signedUp()
        await test.database.pool.query('update quizzes set creator_id = $2 where id = $1', [
          quizId,
          other.user.id,
        ])
      },
    ],
  ])('sees no more once they %s', async (_, action) => {
    const exam = await anExam()
    const board = await watch(exam)
    await board.whole()
    await action(exam.creator, exam.quiz.id)
    test.clock.advance({ seconds: 11 })
    await board.end()
  })
})

type Exam = Awaited<ReturnType<typeof anExam>>

async function watch({ creator, quiz }: Exam) {
  const stream = await listenTo<BoardChange>(addressOf(quiz.id), creator)
  async function next(): Promise<BoardChange> {
    const change = await stream.next()
    if (!change) throw new Error('the board has ended')
    return change
  }
  return {
    ...stream,
    next,
    whole: next,
    rows: async () => (await next()).rows,
    /** The row that is so, whenever it comes. */
    async until(isIt: (row: BoardRow) => boolean): Promise<BoardRow> {
      const found = (await next()).rows.find(isIt)
      return found ?? this.until(isIt)
    },
  }
}

/** As the page of somebody at work does. */
function listen({ browser, browserId, quizId }: TestPage, from: string) {
  const path = `/api/participation/quizzes/${quizId}/sitting/events?browserId=${browserId}`
  return listenTo<SittingChange>(new URL(path, from).href, browser)
}

function expectSeen(email: string): Promise<unknown> {
  return expectEventually(async () => {
    const { rows } = await test.database.pool.query(
      'select seen_at from submissions join participants on participants.id = participant_id where email = $1',
      [email],
    )
    return rows[0]?.seen_at?.getTime() === test.clock.now().getTime()
  })
}

function byEmail(rows: readonly BoardRow[], email: string): BoardRow | undefined {
  return rows.find((row) => row.email === email)
}

/** Something that this question takes. */
function answerTo(sitting: Parameters<typeof rightAnswers>[0], questionId: string) {
  const question = sitting.paper.sections
    .flatMap(({ questions }) => questions)
    .find((one) => one.questionId === questionId)
  return rightAnswers(sitting).find(({ type }) => type === question?.content.type) ?? null
}

async function refusalFor(person: Browser, quizId: string): Promise<unknown> {
  return (await askForEvents(addressOf(quizId), person)).json()
}

function addressOf(quizId: string): string {
  return `${url}/api/quizzes/${quizId}/board/events`
}
