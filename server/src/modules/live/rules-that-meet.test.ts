import { leaveOrganization } from '@probant/contract/organizations'
import { exportResults } from '@probant/contract/results/export'
import { listResults } from '@probant/contract/results/list'
import { getReport } from '@probant/contract/results/report'
import { getTimeline } from '@probant/contract/submissions/incidents'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { gradingOf } from '#test/grading.ts'
import { theParticipants } from '#test/inviting.ts'
import { deskOf } from '#test/live.ts'
import { organizationsOf } from '#test/organizations.ts'
import { reviewingOf } from '#test/reviewing.ts'
import { renew } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anExam, aTaker, sweep } = reviewingOf(test)
const { aGradable } = gradingOf(test)
const { anOrganization, aMember } = organizationsOf(test)
const MINUTE = 60_000

describe('two windows of the creator', () => {
  it('stop the clock at the same moment, and let it run on: each happens once, and both are told how many it concerns', async () => {
    const exam = await anExam()
    const { page, sitting } = await aTaker(exam)
    const desk = deskOf(exam.creator, exam.quiz)
    expect(await countsOf(desk.pause(), desk.pause())).toEqual([1, 1])
    test.clock.advance({ minutes: 10 })
    expect(await countsOf(desk.resume(), desk.resume())).toEqual([1, 1])
    expect(await deadlineOf(page)).toBe(Date.parse(sitting.deadlineAt) + 10 * MINUTE)
  })

  it('of which one stops and the other lets run: whichever comes last holds, and no time is lost', async () => {
    const exam = await anExam()
    const { page, sitting } = await aTaker(exam)
    const desk = deskOf(exam.creator, exam.quiz)
    const [paused] = await Promise.all([desk.pause(), desk.resume()])
    expect(paused.body).toEqual({ count: 1 })
    const { isPaused } = (await page.sitting()).body
    test.clock.advance({ minutes: 3 })
    expect((await desk.resume()).body).toEqual({ count: 1 })
    expect(await deadlineOf(page)).toBe(Date.parse(sitting.deadlineAt) + (isPaused ? 3 * MINUTE : 0))
  })
})

describe('extra time for all', () => {
  it('while somebody is handed in by the clock: they have it and go on, or are through without it', async () => {
    const exam = await anExam({ durationMinutes: 30 })
    const { page, sitting } = await aTaker(exam)
    test.clock.advance({ minutes: 30, seconds: 13 })
    await renew(exam.creator, page.browser)
    const [granted] = await Promise.all([deskOf(exam.creator, exam.quiz).grant(10), sweep()])

    const { receipt, deadlineAt } = (await page.sitting()).body
    const [participant] = await theParticipants(exam.creator, exam.quiz)
    expect(granted.body).toEqual({ count: receipt ? 0 : 1 })
    expect(participant?.accommodation.extraTime?.value ?? 0).toBe(receipt ? 0 : 10)
    if (receipt) expect(receipt.ending).toBe('overdue')
    else expect(Date.parse(deadlineAt)).toBe(Date.parse(sitting.deadlineAt) + 10 * MINUTE)
  })
})

describe('a creator who left the organization', () => {
  it('QUIZ001: neither reads the results nor watches any more; its owner does both', async () => {
    const organization = await anOrganization()
    const creator = await aMember(organization)
    const { quiz } = await aGradable({ workspace: organization.id }, { creator })
    const { page } = await aTaker({ creator, quiz })
    const participantId = (await theParticipants(creator, quiz))[0]?.id ?? ''
    const params = { quizId: quiz.id }
    const actions = {
      report: (who: Browser) => who.call(getReport, { params }),
      results: (who: Browser) => who.call(listResults, { params, querystring: {} }),
      files: (who: Browser) => who.call(exportResults, { params, querystring: {} }),
      timeline: (who: Browser) => who.call(getTimeline, { params: { ...params, participantId } }),
      pause: (who: Browser) => deskOf(who, quiz).pause(),
      resume: (who: Browser) => deskOf(who, quiz).resume(),
      extraTime: (who: Browser) => deskOf(who, quiz).grant(5),
      message: (who: Browser) => deskOf(who, quiz).tell('Ten minutes left.'),
      messages: (who: Browser) => deskOf(who, quiz).messages(),
    }
    await creator.call(leaveOrganization, { params: { organizationId: organization.id } })

    for (const [name, action] of Object.entries(actions)) {
      expect(await action(creator), name).toFailWith('quizNotFound')
      expect((await action(organization.owner)).status, name).toBeLessThan(300)
    }
    expect((await page.sitting()).body).toMatchObject({ isPaused: false, receipt: null })
  })
})

async function countsOf(...actions: Promise<{ body: { count: number } }>[]): Promise<number[]> {
  return (await Promise.all(actions)).map(({ body }) => body.count).sort()
}

async function deadlineOf(page: { sitting: () => Promise<{ body: { deadlineAt: string } }> }) {
  return Date.parse((await page.sitting()).body.deadlineAt)
}
