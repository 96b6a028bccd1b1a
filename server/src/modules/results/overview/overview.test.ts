import { endQuiz } from '@probant/contract/quizzes/life'
import { getResultOverview } from '@probant/contract/results/overview'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember } = organizationsOf(test)
const { anExam, aTaker } = reviewingOf(test)

it('says what waits for a grade, and what the last quizzes average', async () => {
  const made = await anExam()
  const [waiting, graded] = [await aTaker(made), await aTaker(made)]
  await waiting.handIn(...rightAnswers(waiting.sitting))
  await graded.handIn(...rightAnswers(graded.sitting).slice(0, 3))
  await made.creator.call(endQuiz, { params: { quizId: made.quiz.id } })

  const { body } = await made.creator.call(getResultOverview, {})
  expect(body).toEqual({
    ungradedCount: 1,
    ungradedIn: made.quiz.id,
    recentCount: 1,
    recentAveragePercent: 60,
  })
})

it('averages no quiz that is still open, however much of it is graded', async () => {
  const made = await anExam()
  const { sitting, handIn } = await aTaker(made)
  await handIn(...rightAnswers(sitting).slice(0, 3))
  const open = await made.creator.call(getResultOverview, {})
  expect(open.body).toMatchObject({ recentCount: 0, recentAveragePercent: null })

  await test.database.db.update(quizzes).set({ endsAt: test.clock.now() }).where(eq(quizzes.id, made.quiz.id))
  const over = await made.creator.call(getResultOverview, {})
  expect(over.body).toMatchObject({ recentCount: 1, recentAveragePercent: 60 })
})

it('forgets nothing that waits, however many quizzes came since, taken or not', async () => {
  const made = await anExam()
  const [waiting, graded] = [await aTaker(made), await aTaker(made)]
  await waiting.handIn(...rightAnswers(waiting.sitting))
  await graded.handIn(...rightAnswers(graded.sitting).slice(0, 3))
  await made.creator.call(endQuiz, { params: { quizId: made.quiz.id } })
  const { db } = test.database
  const [row] = await db.select().from(quizzes).where(eq(quizzes.id, made.quiz.id))
  if (!row) throw new Error('no such quiz')
  const updatedAt = new Date(test.clock.in({ days: 1 }))
  const untaken = Array.from({ length: 25 }, () => ({ ...row, id: crypto.randomUUID(), updatedAt }))
  await db.insert(quizzes).values(untaken)
  expect((await made.creator.call(getResultOverview, {})).body).toEqual({
    ungradedCount: 1,
    ungradedIn: made.quiz.id,
    recentCount: 1,
    recentAveragePercent: 60,
  })
})

it('says nothing of the quizzes of others in the same organization', async () => {
  const organization = await anOrganization()
  const creator = await aMember(organization)
  const made = await anExam({ workspace: organization.id }, creator)
  const taker = await aTaker(made)
  await taker.handIn(...rightAnswers(taker.sitting))

  const { body } = await organization.owner.call(getResultOverview, {}, inWorkspace(organization.id))
  expect(body).toEqual({ ungradedCount: 0, ungradedIn: null, recentCount: 0, recentAveragePercent: null })
})
