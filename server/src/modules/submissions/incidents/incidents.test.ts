import { listParticipants, setAccommodation } from '@probant/contract/participants/inviting'
import type { Violation } from '@probant/contract/participants/participant'
import { type AntiCheatPolicy, DEFAULT_OPTIONS, type QuizOptions } from '@probant/contract/quizzes/form'
import { getTimeline, reopenSubmission, reportIncidents } from '@probant/contract/submissions/incidents'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { reportingOf } from '#test/incidents.ts'
import { answersIn, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { someoneAtWork, pageOf } = takingOf(test)

describe('a violation', () => {
  it('is warned of; the second, after the warning was confirmed, ends it with the answers saved so far', async () => {
    const { page, ids, report } = await watched()
    const [first = '', second = ''] = ids
    await page.choose(first, 1)

    expect((await report('tab_switch')).body).toEqual({ warning: 'tab_switch', receipt: null })
    expect((await page.sitting()).body.warning).toBe('tab_switch')
    expect((await report('warning_confirmed')).body).toEqual({ warning: null, receipt: null })
    expect((await page.sitting()).body).toMatchObject({ warning: null, wasWarned: true })
    await page.choose(second, 2)
    test.clock.advance({ minutes: 1 })

    const { body } = await report('right_click')
    expect(body.receipt).toMatchObject({
      ending: 'terminated',
      answerCount: 2,
      finishedAt: test.clock.now().toISOString(),
    })
    expect(await page.choose(first, 3)).toFailWith('alreadySubmitted')
    expect(await report('window_blur')).toFailWith('alreadySubmitted')
    expect((await page.sitting()).body.receipt).toEqual(body.receipt)
  })

  it('is counted once: reported twice, with its companions, or while the warning is open', async () => {
    const { page, report, incident } = await watched()
    const blur = incident('window_blur')
    const hidden = { ...incident('tab_switch'), elapsedMs: blur.elapsedMs + 200 }
    expect((await report(blur)).body.warning).toBe('window_blur')
    expect((await report(blur, hidden)).body.warning).toBe('tab_switch')
    expect((await report(blur, hidden)).body.warning).toBe('tab_switch')
    expect((await report('copy_paste')).body).toEqual({ warning: 'tab_switch', receipt: null })
    expect((await page.sitting()).body).toMatchObject({ warning: 'tab_switch', receipt: null })
  })

  it('that comes late counts at its own place', async () => {
    const { report, incident } = await watched()
    const [early, confirmed] = [incident('tab_switch'), incident('warning_confirmed')]
    const late = incident('right_click')
    expect((await report(late)).body.warning).toBe('right_click')
    expect((await report(early, confirmed)).body.receipt).toMatchObject({ ending: 'terminated' })
  })

  it.each([
    ['record', null],
    ['warn', 'tab_switch'],
  ] as const)('ends nothing where the policy is %s', async (antiCheat, warning) => {
    const { report } = await watched(antiCheat)
    for (let round = 0; round < 3; round++) {
      expect((await report('tab_switch')).body).toEqual({ warning, receipt: null })
      await report('warning_confirmed')
    }
  })

  it('from which somebody is exempt is recorded, and counts for nothing', async () => {
    const { report, creator, quiz, participantId } = await watched()
    await exempt(creator, { quizId: quiz.id, participantId }, 'window_blur')
    expect((await report('window_blur')).body).toEqual({ warning: null, receipt: null })
    expect((await timelineFor(creator, quiz.id, participantId)).body).toMatchObject([
      { kind: 'window_blur', isCounted: false },
    ])
  })

  it('leaving full screen and opening the developer tools are recorded only', async () => {
    const { report } = await watched()
    for (const kind of ['full_screen_left', 'developer_tools', 'full_screen_left'] as const)
      expect((await report(kind)).body).toEqual({ warning: null, receipt: null })
  })

  it('is nobody else’s to report', async () => {
    const { page, quiz, incident } = await watched()
    const other = pageOf(page.browser, quiz.id)
    const body = { browserId: other.browserId, incidents: [incident('tab_switch')] }
    expect(await page.browser.call(reportIncidents, { params: { quizId: quiz.id }, body })).toFailWith(
      'heldElsewhere',
    )
  })

  it('takes a number of the same journal: whoever goes on counts on from the highest', async () => {
    const { page, ids, report } = await watched()
    await page.choose(ids[0] ?? '', 1)
    await report('full_screen_left')
    expect((await page.sitting()).body.lastNumber).toBe(2)
  })

  it('counts however much else was noted', async () => {
    const { report, incident } = await watched()
    for (let round = 0; round < 3; round++)
      await report(...Array.from({ length: 50 }, () => incident('full_screen_left')))
    expect((await report('copy_paste')).body.warning).toBe('copy_paste')
    const { rows } = await test.database.pool.query('select count(*)::int from incidents')
    expect(rows[0].count).toBe(101)
  })

  it('and handing in at the same moment end in one submission', async () => {
    const { page, report } = await watched()
    await report('tab_switch')
    await report('warning_confirmed')
    const [handedIn, ended] = await Promise.all([page.handIn(), report('copy_paste')])
    expect([handedIn.status, ended.status].sort()).toEqual([200, 409])
  })
})

describe('the timeline', () => {
  it('tells the creator what was noted and what counted, and nobody else', async () => {
    const { page, report, creator, quiz, participantId } = await watched()
    await report('tab_switch')
    await report('warning_confirmed')
    await pageOf(page.browser, quiz.id).takeOver()

    const { body } = await timelineFor(creator, quiz.id, participantId)
    expect(body.map(({ kind, isCounted }) => [kind, isCounted])).toEqual([
      ['tab_switch', true],
      ['warning_confirmed', false],
      ['taken_over', false],
    ])
    expect(await timelineFor(await test.signedUp(), quiz.id, participantId)).toFailWith('quizNotFound')
  })
})

describe('the list of participants', () => {
  it('has the receipt that the participant has, and says who can be let in again', async () => {
    const { page, ids, sitting, terminate, creator, quiz, participantId } = await watched()
    await page.choose(ids[0] ?? '', 1)
    const { deadlineAt } = sitting
    expect(await inTheList(creator, quiz.id)).toMatchObject({
      deadlineAt,
      receipt: null,
      can: { reopen: false },
    })

    await terminate()
    const { receipt } = (await page.sitting()).body
    expect(receipt).toMatchObject({ ending: 'terminated', answerCount: 1 })
    expect(sitting.canBeReopened).toBe(true)
    expect(await inTheList(creator, quiz.id)).toMatchObject({ deadlineAt, receipt, can: { reopen: true } })

    await reopen(creator, quiz.id, participantId)
    expect(await inTheList(creator, quiz.id)).toMatchObject({
      status: 'started',
      receipt: null,
      can: { reopen: false },
    })
  })

  it('offers nobody to go on who can see the answers already', async () => {
    const { terminate, creator, quiz } = await watched('end', {}, 'after_finishing')
    await terminate()
    expect((await inTheList(creator, quiz.id))?.can.reopen).toBe(false)
  })
})

describe('reopening', () => {
  it('lets somebody go on with the time that was left, and counts anew', async () => {
    const { page, ids, report, terminate, creator, quiz, participantId } = await watched('end', {
      durationMinutes: 30,
    })
    const [first = ''] = ids
    await page.choose(first, 1)
    test.clock.advance({ minutes: 10 })
    await terminate()
    test.clock.advance({ minutes: 2 })

    const { status, body } = await reopen(creator, quiz.id, participantId)
    expect([status, body.status]).toEqual([200, 'started'])
    expect(await page.choose(first, 2)).toFailWith('heldElsewhere')
    expect((await page.sitting()).body).toMatchObject({ isHere: false, isFree: true })
    const { body: sitting } = await page.takeOver()
    expect(sitting).toMatchObject({ receipt: null, deadlineAt: test.clock.in({ minutes: 20 }) })
    expect(answersIn(sitting)).toEqual({ [first]: { type: 'multiple_choice', place: 1 } })
    expect(sitting.wasWarned).toBe(false)
    expect((await report('tab_switch')).body).toEqual({ warning: 'tab_switch', receipt: null })
    expect((await page.handIn()).body.ending).toBe('handed_in')
  })

  it('keeps the time that was left: an exemption changes nothing of it, more time is added to it', async () => {
    const { page, terminate, creator, quiz, participantId } = await watched('end', {
      durationMinutes: 60,
    })
    test.clock.advance({ minutes: 10 })
    await terminate()
    const params = { quizId: quiz.id, participantId }
    const extraTime = { unit: 'minutes', value: 5 } as const
    await creator.call(setAccommodation, { params, body: { extraTime, exemptions: [] } })
    await reopen(creator, quiz.id, participantId)
    const deadline = async () => (await page.sitting()).body.deadlineAt
    expect(await deadline()).toBe(test.clock.in({ minutes: 55 }))

    const exemptions = [{ violation: 'window_blur', reason: 'A magnifier.' } as const]
    await creator.call(setAccommodation, { params, body: { extraTime, exemptions } })
    expect(await deadline()).toBe(test.clock.in({ minutes: 55 }))
    const more = { unit: 'minutes', value: 20 } as const
    await creator.call(setAccommodation, { params, body: { extraTime: more, exemptions } })
    expect(await deadline()).toBe(test.clock.in({ minutes: 70 }))
  })

  it('QUIZ014: is for what violations have ended, and for nothing else', async () => {
    const { page, creator, quiz, participantId } = await watched()
    expect(await reopen(creator, quiz.id, participantId)).toFailWith('notReopenable')
    await page.handIn()
    expect(await reopen(creator, quiz.id, participantId)).toFailWith('notReopenable')
    expect(await reopen(creator, quiz.id, crypto.randomUUID())).toFailWith('participantNotFound')
  })

  it('is not for somebody whose account is gone', async () => {
    const { terminate, creator, quiz, participantId } = await watched()
    await terminate()
    await test.database.pool.query("update participants set email = 'deleted-1@invalid', user_id = null")
    expect(await reopen(creator, quiz.id, participantId)).toFailWith('participantNotFound')
    expect((await inTheList(creator, quiz.id))?.can.reopen).toBe(false)
  })

  it('QUIZ013: comes too late for whoever can see the answers already', async () => {
    const { page, terminate, creator, quiz, participantId } = await watched('end', {}, 'after_finishing')
    await terminate()
    expect((await page.sitting()).body.canBeReopened).toBe(false)
    expect(await reopen(creator, quiz.id, participantId)).toFailWith('answersSeen')
  })
})

async function watched(
  antiCheat: AntiCheatPolicy = 'end',
  form: { durationMinutes?: number } = {},
  answersShown: QuizOptions['answersShown'] = 'after_end',
) {
  const person = await someoneAtWork({ ...form, options: { ...DEFAULT_OPTIONS, antiCheat, answersShown } })
  const { page, quiz } = person
  const { rows } = await test.database.pool.query('select id from participants where quiz_id = $1', [quiz.id])
  return { ...person, participantId: rows[0].id as string, ...reportingOf(page) }
}

function timelineFor(browser: Browser, quizId: string, participantId: string) {
  return browser.call(getTimeline, { params: { quizId, participantId } })
}

async function inTheList(browser: Browser, quizId: string) {
  const { body } = await browser.call(listParticipants, { params: { quizId }, querystring: {} })
  return body.items[0]
}

function reopen(browser: Browser, quizId: string, participantId: string) {
  return browser.call(reopenSubmission, { params: { quizId, participantId } })
}

async function exempt(
  creator: Browser,
  params: { quizId: string; participantId: string },
  violation: Violation,
): Promise<void> {
  const body = { extraTime: null, exemptions: [{ violation, reason: 'A magnifier.' }] }
  expect((await creator.call(setAccommodation, { params, body })).status).toBe(200)
}
