import { getStatistics } from '@probant/contract/admin/statistics'
import { createOrganization } from '@probant/contract/organizations'
import { deleteQuestion } from '@probant/contract/questions/bank'
import { expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { written } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aDraft, anActiveQuiz, aParticipant, aSubmission } = quizzesOf(test)

it('counts people, organizations, and what there is in all workspaces', async () => {
  const admin = await test.signedUp()
  const person = await test.signedUp()
  const { body: school } = await admin.call(createOrganization, { body: { name: 'School' } })
  const { id: questionId } = await written(person, { title: 'A question that is deleted again' })
  await person.call(deleteQuestion, { params: { questionId } })
  await aDraft(person)
  await aDraft(admin, {}, school.id)
  const quiz = await anActiveQuiz(person)
  await aSubmission(quiz)
  await aSubmission(quiz)
  await aParticipant(quiz)

  const { body } = await admin.call(getStatistics)

  expect(body.totals).toMatchObject({
    users: 2,
    organizations: 1,
    questions: 6,
    quizzes: 3,
    submissions: 2,
  })
})

it('starts with nothing', async () => {
  const admin = await test.signedUp()

  const { body } = await admin.call(getStatistics)

  const nothing = { organizations: 0, questions: 0, quizzes: 0, submissions: 0 }
  expect(body.totals).toEqual({ users: 1, activeNow: 1, ...nothing })
  expect(body.planDistribution.map(({ kind, workspaceCount }) => [kind, workspaceCount])).toEqual([
    ['free', 1],
    ['pro', 0],
    ['organization', 0],
  ])
})

it('counts who is there: each person once, for a quarter of an hour, unless signed out', async () => {
  const admin = await test.signedUp()
  const email = 'twice@example.org'
  await test.signedUp({ email })
  await test.browser().logIn({ email, password: PASSWORD })
  const gone = await test.signedUp()
  await test.services.users.signOutEverywhere({ userId: gone.user.id })
  expect((await admin.call(getStatistics)).body.totals.activeNow).toBe(2)

  test.clock.advance({ minutes: 16 })
  await admin.logIn({ email: admin.user.email, password: PASSWORD })

  expect((await admin.call(getStatistics)).body.totals.activeNow).toBe(1)
})

it('tells who came in the last thirty days, by the day in UTC', async () => {
  test.clock.set('2026-02-27T23:59:59.000Z')
  const admin = await test.signedUp()
  test.clock.set('2026-02-28T00:00:00.000Z')
  await test.signedUp()
  await admin.call(createOrganization, { body: { name: 'School', description: '' } })
  test.clock.set('2026-03-29T12:00:00.000Z')
  await test.signedUp()
  await admin.logIn({ email: admin.user.email, password: PASSWORD })

  const { growth } = (await admin.call(getStatistics)).body

  expect(growth).toHaveLength(30)
  expect(growth[0]).toEqual({ day: '2026-02-28', newUsers: 1, newOrganizations: 1 })
  expect(growth[1]).toEqual({ day: '2026-03-01', newUsers: 0, newOrganizations: 0 })
  expect(growth.at(-1)).toEqual({ day: '2026-03-29', newUsers: 1, newOrganizations: 0 })
})

it('names the eight who signed up last, newest first', async () => {
  const admin = await test.signedUp()
  for (let index = 1; index <= 9; index++) {
    test.clock.advance({ seconds: 1 })
    await test.signedUp({ username: `Someone ${index}` })
  }

  const { recentSignUps } = (await admin.call(getStatistics)).body

  expect(recentSignUps.map(({ username }) => username)).toEqual(
    [9, 8, 7, 6, 5, 4, 3, 2].map((index) => `Someone ${index}`),
  )
})
