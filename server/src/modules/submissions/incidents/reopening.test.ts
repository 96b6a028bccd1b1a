import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { listResults } from '@probant/contract/results/list'
import { getReport } from '@probant/contract/results/report'
import { reopenSubmission } from '@probant/contract/submissions/incidents'
import { expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { reportingOf } from '#test/incidents.ts'
import { deskOf } from '#test/live.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { pageOf, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anActiveQuiz, aParticipant, later } = quizzesOf(test)
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)
const { someoneAtWork } = takingOf(test)

it('QUIZ013: once the quiz is over, reopening comes too late for members of its organization, who can read its key', async () => {
  const organization = await anOrganization()
  const creator = organization.owner
  const options = { ...DEFAULT_OPTIONS, answersShown: 'never' } as const
  const form = { options, durationMinutes: 0, endsAt: test.clock.in({ minutes: 90 }) }
  const quiz = await anActiveQuiz(creator, form, organization.id)
  const [early, late] = [
    await stopped(await aMember(organization)),
    await stopped(await aMember(organization)),
  ]
  const outsider = await stopped(await aVerifiedPerson())

  expect((await reopen(early)).status).toBe(200)
  await later({ minutes: 100 }, creator)
  expect(await reopen(late)).toFailWith('answersSeen')
  expect((await reopen(outsider)).status).toBe(200)

  /** Somebody whom violations have stopped. */
  async function stopped(browser: Browser & { user: { email: string } }): Promise<string> {
    const { id } = await aParticipant(quiz, browser.user.email)
    const page = pageOf(browser, quiz.id)
    await page.start()
    await reportingOf(page).terminate()
    return id
  }

  function reopen(participantId: string) {
    return creator.call(reopenSubmission, { params: { quizId: quiz.id, participantId } })
  }
})

it('the time that somebody was shut out is no time that they took, also where the clock of all stands still', async () => {
  const { creator, quiz, page } = await someoneAtWork({ durationMinutes: 30 })
  const { rows } = await test.database.pool.query('select id from participants where quiz_id = $1', [quiz.id])
  const params = { quizId: quiz.id, participantId: rows[0].id }
  test.clock.advance({ minutes: 5 })
  await reportingOf(page).terminate()
  await later({ hours: 20 }, creator, page.browser)
  await deskOf(creator, quiz).pause()
  expect((await creator.call(reopenSubmission, { params })).status).toBe(200)
  test.clock.advance({ minutes: 7 })
  await deskOf(creator, quiz).resume()
  expect((await page.takeOver()).body.deadlineAt).toBe(test.clock.in({ minutes: 25 }))

  test.clock.advance({ minutes: 5 })
  expect((await page.handIn()).status).toBe(200)
  const { body } = await creator.call(getReport, { params: { quizId: quiz.id } })
  expect(body.averageMs).toBeCloseTo(10 * 60_000, 0)
})

it('the results show what had counted before somebody was let in again, and that they were', async () => {
  const { creator, quiz, page } = await someoneAtWork()
  const { rows } = await test.database.pool.query('select id from participants where quiz_id = $1', [quiz.id])
  const { report, terminate } = reportingOf(page)
  await terminate()
  test.clock.advance({ minutes: 1 })
  const params = { quizId: quiz.id, participantId: rows[0].id }
  expect((await creator.call(reopenSubmission, { params })).status).toBe(200)
  await page.takeOver()
  test.clock.advance({ minutes: 5 })
  await report('right_click')
  await page.handIn()

  const { body } = await creator.call(listResults, { params, querystring: { sort: 'violations' } })
  expect(body.items).toMatchObject([{ ending: 'handed_in', violationCount: 3, isReopened: true }])
})
