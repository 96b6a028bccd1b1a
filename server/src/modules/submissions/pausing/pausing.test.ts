import { getLobby } from '@probant/contract/participants/entering'
import { setAccommodation, withdrawParticipant } from '@probant/contract/participants/inviting'
import type { Violation } from '@probant/contract/participants/participant'
import { endQuiz, getQuiz } from '@probant/contract/quizzes/life'
import { getTimeline, reopenSubmission } from '@probant/contract/submissions/incidents'
import { describe, expect, it } from 'vitest'
import { jobsOf } from '#server/jobs.ts'
import { enteringOf } from '#test/entering.ts'
import { reportingOf } from '#test/incidents.ts'
import { deskOf } from '#test/live.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { reviewingOf } from '#test/reviewing.ts'
import { renew, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { someoneAtWork, pageOf, grant } = takingOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { anOrganization, aMember } = organizationsOf(test)
const { invite, enter } = enteringOf(test)
const { sweep } = reviewingOf(test)

describe('while the clock stands still', () => {
  it('no time runs out, however long; it runs on with the time that was left', async () => {
    const { desk, page, ids, sitting, creator } = await taker({ durationMinutes: 30 })
    test.clock.advance({ minutes: 10 })
    expect((await desk.pause()).body).toEqual({ count: 1 })
    expect((await page.sitting()).body.isPaused).toBe(true)

    test.clock.advance({ hours: 2 })
    await sweep()
    await renew(creator, page.browser)
    expect((await desk.resume()).body).toEqual({ count: 1 })
    const { body } = await page.sitting()
    expect(body).toMatchObject({ isPaused: false, receipt: null })
    expect(Date.parse(body.deadlineAt)).toBe(Date.parse(sitting.deadlineAt) + 2 * HOUR)
    test.clock.advance({ minutes: 19 })
    await renew(page.browser)
    expect((await page.choose(ids[0] ?? '', 1)).status).toBe(200)
  })

  it('QUIZ014: answers are taken for 10 seconds more, then refused, and taken once it runs on', async () => {
    const { desk, page, ids } = await taker()
    const [first = '', second = ''] = ids
    await desk.pause()
    test.clock.advance({ seconds: 10 })
    expect((await page.choose(first, 1)).status).toBe(200)
    test.clock.advance({ seconds: 1 })
    const kept = page.entry(second, { type: 'multiple_choice', place: 2 })
    expect(await page.save(kept)).toFailWith('submissionPaused')
    expect((await page.sitting()).body.answers).toHaveLength(1)

    await desk.resume()
    expect((await page.save(kept)).status).toBe(200)
    expect((await page.sitting()).body.answers).toHaveLength(2)
  })

  it('nobody hands in, but for what was on its way; time that stood still is no time that was taken', async () => {
    const { desk, page, quiz } = await taker()
    await desk.pause()
    test.clock.advance({ minutes: 5 })
    expect(await page.handIn()).toFailWith('submissionPaused')

    await desk.resume()
    await desk.pause()
    test.clock.advance({ seconds: 5 })
    expect((await page.handIn()).body).toMatchObject({ ending: 'handed_in' })
    expect(await clockOf(quiz.id)).toMatchObject({ paused_at: null, paused_ms: 305_000 })
  })

  it('QUIZ007: nobody begins, where it is for all; the lobby says so', async () => {
    const { creator, quiz, desk } = await taker()
    const late = pageOf(test.browser(), quiz.id)
    await enter(late.browser, await invite(creator, quiz, { email: 'late@example.org' }))
    await desk.pause()
    expect(await late.start()).toFailWith('quizPaused')
    expect((await late.browser.call(getLobby, { params: { quizId: quiz.id } })).body.isPaused).toBe(true)

    await desk.resume()
    expect((await late.start()).status).toBe(200)
  })

  it('of one of them, the others work on and begin', async () => {
    const { creator, quiz, desk, page } = await taker()
    const other = pageOf(test.browser(), quiz.id)
    await enter(other.browser, await invite(creator, quiz, { email: 'other@example.org' }))
    await desk.pause(await idOf(quiz.id, page))
    test.clock.advance({ seconds: 11 })

    expect((await other.start()).body.isPaused).toBe(false)
    expect(await page.handIn()).toFailWith('submissionPaused')
    expect((await other.handIn()).status).toBe(200)
  })

  it('the quiz is not over, though its end has passed; it is when the last one is through', async () => {
    const form = { durationMinutes: 0, endsAt: test.clock.in({ minutes: 90 }) }
    const { creator, quiz, desk, page, ids } = await taker(form)
    test.clock.advance({ minutes: 80 })
    await renew(creator)
    await desk.pause()
    test.clock.advance({ hours: 3 })
    await sweep()
    await renew(creator, page.browser)
    expect(await statusOf()).toBe('active')

    await desk.resume()
    await sweep()
    expect((await page.choose(ids[0] ?? '', 1)).status).toBe(200)
    test.clock.advance({ minutes: 11 })
    await sweep()
    await renew(creator)
    expect(await statusOf()).toBe('completed')

    async function statusOf() {
      return (await creator.call(getQuiz, { params: { quizId: quiz.id } })).body.status
    }
  })

  it('what the page notices is noted and counts for nothing, also where it is told afterwards', async () => {
    const { creator, quiz, desk, page } = await taker()
    const { report, incident } = reportingOf(page)
    await report('tab_switch', 'warning_confirmed')
    test.clock.advance({ minutes: 5 })
    await desk.pause()
    test.clock.advance({ minutes: 1 })
    expect((await report('copy_paste')).body).toEqual({ warning: null, receipt: null })
    test.clock.advance({ minutes: 1 })
    await desk.resume()
    test.clock.advance({ seconds: 1 })
    const meanwhile = { ...incident('right_click'), elapsedMs: 6 * 60_000 + 30_000 }
    expect((await report(meanwhile)).body).toEqual({ warning: null, receipt: null })

    const participantId = await idOf(quiz.id, page)
    const { body } = await creator.call(getTimeline, { params: { quizId: quiz.id, participantId } })
    expect(body.map(({ kind, isCounted }) => [kind, isCounted])).toEqual([
      ['tab_switch', true],
      ['warning_confirmed', false],
      ['paused', false],
      ['copy_paste', false],
      ['resumed', false],
      ['right_click', false],
    ])
    const afterwards = { ...incident('right_click'), elapsedMs: 8 * 60_000 }
    expect((await report(afterwards)).body.receipt).toMatchObject({ ending: 'terminated' })
  })

  it('stopped twice it stands still since the first time, and let go twice it runs on once', async () => {
    const { desk, page, quiz } = await taker()
    const before = (await page.sitting()).body
    expect((await desk.pause()).body).toEqual({ count: 1 })
    // Another window has asked for it at the same time: it is told what is true, not that nobody was concerned.
    expect((await desk.pause()).body).toEqual({ count: 1 })
    test.clock.advance({ minutes: 3 })
    expect((await desk.resume()).body).toEqual({ count: 1 })
    expect((await desk.resume()).body).toEqual({ count: 1 })
    expect((await clockOf(quiz.id)).deadline_at.getTime()).toBe(Date.parse(before.deadlineAt) + 180_000)
  })
})

describe('a pause, and', () => {
  it('the end of the quiz: handed in at that moment, with the pause behind them', async () => {
    const { creator, quiz, desk, page, ids } = await taker()
    await page.choose(ids[0] ?? '', 1)
    await desk.pause()
    test.clock.advance({ hours: 1 })
    await renew(creator, page.browser)
    await creator.call(endQuiz, { params: { quizId: quiz.id } })
    const finishedAt = test.clock.now().toISOString()
    expect((await page.sitting()).body).toMatchObject({
      isPaused: false,
      receipt: { ending: 'closed', answerCount: 1, finishedAt },
    })
    expect(await clockOf(quiz.id)).toMatchObject({ paused_ms: HOUR })
    expect(await desk.resume()).toFailWith('quizEnded')
  })

  it('extra time: it is added to what was left', async () => {
    const { creator, quiz, desk, page, sitting } = await taker({ durationMinutes: 30 })
    await desk.pause()
    test.clock.advance({ minutes: 20 })
    await renew(creator)
    await grant(creator, quiz.id, 5)
    test.clock.advance({ minutes: 20 })
    await renew(creator, page.browser)
    await desk.resume()
    const { deadlineAt } = (await page.sitting()).body
    expect(Date.parse(deadlineAt)).toBe(Date.parse(sitting.deadlineAt) + 45 * 60_000)
  })

  it('extra time after the end: the quiz waits for both', async () => {
    const form = { durationMinutes: 0, endsAt: test.clock.in({ minutes: 90 }) }
    const { creator, quiz, desk, page, ids } = await taker(form)
    test.clock.advance({ minutes: 80 })
    await renew(creator)
    await desk.pause()
    test.clock.advance({ minutes: 60 })
    await sweep()
    await renew(creator)
    await desk.resume()
    await grant(creator, quiz.id, 10)
    test.clock.advance({ minutes: 15 })
    await sweep()
    await renew(page.browser)
    expect((await page.choose(ids[0] ?? '', 1)).status).toBe(200)
  })

  it('reopening: whoever is let in again while it is for all waits with the others', async () => {
    const { creator, quiz, desk, page, ids } = await taker()
    test.clock.advance({ minutes: 10 })
    await reportingOf(page).terminate()
    const left = Date.parse((await page.sitting()).body.deadlineAt) - test.clock.now().getTime()
    await desk.pause()
    test.clock.advance({ minutes: 30 })
    await renew(creator, page.browser)
    const params = { quizId: quiz.id, participantId: await idOf(quiz.id, page) }
    expect((await creator.call(reopenSubmission, { params })).status).toBe(200)
    expect((await page.takeOver()).body.isPaused).toBe(true)
    test.clock.advance({ minutes: 2 })
    expect(await page.choose(ids[0] ?? '', 1)).toFailWith('submissionPaused')

    await desk.resume()
    const { deadlineAt } = (await page.sitting()).body
    expect(Date.parse(deadlineAt) - test.clock.now().getTime()).toBe(left)
  })

  it('the end of a submission: the pause ends with it, so whoever is let in again is watched again', async () => {
    const { creator, quiz, desk, page } = await taker()
    const { report, incident } = reportingOf(page)
    const params = { quizId: quiz.id, participantId: await idOf(quiz.id, page) }
    const exempt = (...violations: Violation[]) => {
      const exemptions = violations.map((violation) => ({ violation, reason: 'A magnifier.' }))
      return creator.call(setAccommodation, { params, body: { extraTime: null, exemptions } })
    }
    await exempt('tab_switch', 'copy_paste')
    await report('tab_switch', 'warning_confirmed', 'copy_paste')
    test.clock.advance({ minutes: 5 })
    await desk.pause(params.participantId)
    test.clock.advance({ minutes: 1 })
    await exempt()
    expect((await report('right_click')).body.receipt?.ending).toBe('terminated')

    test.clock.advance({ minutes: 1 })
    expect((await creator.call(reopenSubmission, { params })).status).toBe(200)
    await page.takeOver()
    const afterwards = { ...incident('tab_switch'), elapsedMs: 8 * 60_000 }
    test.clock.advance({ minutes: 1 })
    expect((await report(afterwards)).body).toEqual({ warning: 'tab_switch', receipt: null })
  })

  it('another page: it takes over, and is paused too', async () => {
    const { desk, page, quiz } = await taker()
    await desk.pause()
    test.clock.advance({ hours: 1 })
    await renew(page.browser)
    const other = pageOf(page.browser, quiz.id)
    expect((await other.takeOver()).body).toMatchObject({ isHere: true, isPaused: true })
    expect(await page.handIn()).toFailWith('heldElsewhere')
  })

  it('withdrawal: comes too late, as for everybody who has begun', async () => {
    const { creator, desk, page, quiz } = await taker()
    await desk.pause()
    const params = { quizId: quiz.id, participantId: await idOf(quiz.id, page) }
    expect(await creator.call(withdrawParticipant, { params })).toFailWith('quizHasSubmissions')
  })

  it('nobody who ends it: after a day it runs on by itself, for all', async () => {
    const endsAt = test.clock.in({ days: 5 })
    const { creator, quiz, desk, page } = await taker({ endsAt })
    await desk.pause()
    test.clock.advance({ hours: 23 })
    await endForgotten()
    expect(await clockOf(quiz.id)).not.toMatchObject({ paused_at: null })

    test.clock.advance({ hours: 1 })
    await endForgotten()
    await renew(creator, page.browser)
    expect((await page.sitting()).body).toMatchObject({ isPaused: false, receipt: null })
    const { body } = await page.browser.call(getLobby, { params: { quizId: quiz.id } })
    expect(body.isPaused).toBe(false)
  })

  it('nobody who ends it: so it does for one alone, and for each after a day of their own', async () => {
    const { creator, quiz, desk, page } = await taker({ endsAt: test.clock.in({ days: 5 }) })
    const other = pageOf(test.browser(), quiz.id)
    await enter(other.browser, await invite(creator, quiz, { email: 'other@example.org' }))
    await other.start()
    await desk.pause(await idOf(quiz.id, page))
    test.clock.advance({ minutes: 10 })
    await desk.pause(await idOf(quiz.id, other))

    test.clock.advance({ hours: 23, minutes: 50 })
    await endForgotten()
    await renew(page.browser, other.browser)
    expect((await page.sitting()).body.isPaused).toBe(false)
    expect((await other.sitting()).body.isPaused).toBe(true)
  })
})

describe('who stops a clock', () => {
  it('QUIZ002: its creator alone; QUIZ001: to others there is no such quiz', async () => {
    const organization = await anOrganization()
    const quiz = await anActiveQuiz(await aMember(organization), {}, organization.id)
    for (const action of ['pause', 'resume'] as const) {
      expect(await deskOf(organization.owner, quiz)[action]()).toFailWith('quizNotAllowed')
      expect(await deskOf(await test.signedUp(), quiz)[action]()).toFailWith('quizNotFound')
    }
  })

  it('does so for those who are at work on that quiz', async () => {
    const { creator, quiz, desk, page } = await taker()
    await invite(creator, quiz, { email: 'idle@example.org' })
    const { rows } = await test.database.pool.query(
      `select id from participants where email = 'idle@example.org'`,
    )
    expect(await desk.pause(rows[0].id)).toFailWith('noActiveSubmission')
    const elsewhere = await taker()
    expect(await desk.pause(await idOf(elsewhere.quiz.id, elsewhere.page))).toFailWith('participantNotFound')
    const id = await idOf(quiz.id, page)
    await page.handIn()
    expect(await desk.pause(id)).toFailWith('alreadySubmitted')
    expect((await desk.pause()).body).toEqual({ count: 0 })
  })

  it('can do so once the quiz is open', async () => {
    const creator = await test.signedUp()
    const quiz = await anActiveQuiz(creator, { startsAt: test.clock.in({ minutes: 5 }) })
    expect(await deskOf(creator, quiz).pause()).toFailWith('quizNotStarted')
  })
})

const HOUR = 3_600_000

async function taker(form: Parameters<typeof someoneAtWork>[0] = {}) {
  const taken = await someoneAtWork(form)
  return { ...taken, desk: deskOf(taken.creator, taken.quiz) }
}

async function idOf(quizId: string, { browserId }: { browserId: string }): Promise<string> {
  const { rows } = await test.database.pool.query(
    'select participant_id from submissions where quiz_id = $1 order by (browser_id = $2) desc nulls last',
    [quizId, browserId],
  )
  return rows[0].participant_id
}

async function clockOf(quizId: string) {
  const { rows } = await test.database.pool.query(
    'select deadline_at, paused_at, paused_ms from submissions where quiz_id = $1',
    [quizId],
  )
  return rows[0]
}

async function endForgotten(): Promise<void> {
  const job = jobsOf(test.services).find(({ name }) => name === 'end pauses that were forgotten')
  await job?.run(new AbortController().signal)
}
