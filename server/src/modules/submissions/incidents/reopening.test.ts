import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { reopenSubmission } from '@probant/contract/submissions/incidents'
import { expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { reportingOf } from '#test/incidents.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { pageOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anActiveQuiz, aParticipant, later } = quizzesOf(test)
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)

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
