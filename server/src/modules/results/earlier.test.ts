import { createQuiz, getQuiz } from '@probant/contract/quizzes/life'
import { listEarlierRuns } from '@probant/contract/results/earlier'
import { describe, expect, it, vi } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)
const { anExam, aTaker } = reviewingOf(test)
const { publish } = quizzesOf(test)

const earlierOf = (browser: Browser, quizId: string) => browser.call(listEarlierRuns, { params: { quizId } })

/** As the form does it: the same questions, no dates. */
async function duplicate(browser: Browser, quizId: string, workspace?: string) {
  const { body: quiz } = await browser.call(getQuiz, { params: { quizId } })
  const { title, language, timeZone, durationMinutes, options } = quiz
  const sections = quiz.sections.map(({ questions }) => ({
    questions: questions.map(({ questionId, points }) => ({ questionId, points })),
  }))
  const form = {
    title,
    language,
    timeZone,
    durationMinutes,
    options,
    sections,
    startsAt: null,
    endsAt: quiz.endsAt,
  }
  const made = await browser.call(
    createQuiz,
    { body: { ...form, duplicateOf: quizId } },
    inWorkspace(workspace),
  )
  expect(made.status).toBe(201)
  return made.body
}

describe('a quiz that was duplicated', () => {
  it('is compared with the run before: its average, and the questions that both have', async () => {
    const made = await anExam()
    const taker = await aTaker(made)
    await taker.handIn(...rightAnswers(taker.sitting).slice(0, 3))
    const copy = await duplicate(made.creator, made.quiz.id)

    const { body } = await earlierOf(made.creator, copy.id)
    // It has not ended yet.
    const run = { quizId: made.quiz.id, endedAt: null, handedInCount: 1, averagePercent: 60 }
    expect(body).toMatchObject([run])
    expect(body[0]?.questions).toHaveLength(4)
    // One says nothing of a question.
    expect(body[0]?.questions[0]).toMatchObject({ isChanged: false, facility: null })
  })

  it('says which questions were changed since, and how the others went', async () => {
    const made = await anExam()
    const taker = await aTaker(made)
    await taker.handIn(...rightAnswers(taker.sitting).slice(0, 3))
    await test.database.pool.query(
      `with more as (
         insert into participants (quiz_id, email, invited_at)
         select $1, n || '@example.org', now() from generate_series(1, 9) n returning id
       )
       insert into submissions (quiz_id, participant_id, started_at, deadline_at, finished_at, ending, points,
         total_points, ungraded_count, score_percent, marks)
       select $1, more.id, now(), now(), now(), 'handed_in', 0, 10, 0, 0,
         '{"places":null,"points":[0,0,0,0],"choices":[1,1,null,null],"spentMs":[0,0,0,0]}' from more`,
      [made.quiz.id],
    )
    const copy = await duplicate(made.creator, made.quiz.id)
    const [first] = copy.sections[0]?.questions ?? []
    await test.database.pool.query(`update questions set title = 'Another one' where id = $1`, [
      first?.questionId,
    ])

    const [run] = (await earlierOf(made.creator, copy.id)).body
    expect(run?.questions[0]).toMatchObject({ questionId: first?.questionId, isChanged: true })
    expect(run?.questions[1]).toMatchObject({ isChanged: false, facility: 10 })
  })

  it('passes by copies that nobody took, and has the newest run first', async () => {
    const made = await anExam()
    const taker = await aTaker(made)
    await taker.handIn(...rightAnswers(taker.sitting))
    const between = await duplicate(made.creator, made.quiz.id)
    const { body: second } = await publish(made.creator, await duplicate(made.creator, between.id))
    const again = await aTaker({ ...made, quiz: second })
    await again.handIn(...rightAnswers(again.sitting).slice(0, 2))
    const last = await duplicate(made.creator, second.id)
    expect((await earlierOf(made.creator, last.id)).body).toMatchObject([
      { quizId: second.id, averagePercent: 30 },
      { quizId: made.quiz.id, averagePercent: null },
    ])
  })

  it('takes its turn with the reports, for each run is read as a whole', async () => {
    const { creator, quiz } = await anExam()
    const inTurn = vi.spyOn(test.services.results.reports, 'inTurn')
    await earlierOf(creator, quiz.id)
    expect(inTurn).toHaveBeenCalledTimes(1)
    inTurn.mockRestore()
  })

  it('is not compared with what somebody else ran', async () => {
    const organization = await anOrganization()
    const colleague = await aMember(organization)
    const { quiz, creator } = await anExam({ workspace: organization.id }, colleague)
    const taker = await aTaker({ quiz, creator })
    await taker.handIn(...rightAnswers(taker.sitting))
    const copy = await duplicate(organization.owner, quiz.id, organization.id)

    expect((await earlierOf(organization.owner, copy.id)).body).toEqual([])
    expect(await earlierOf(colleague, copy.id)).toFailWith('statisticsCreatorOnly')
  })

  it('is saved all the same where the original is gone, or was never theirs to see', async () => {
    const stranger = await anExam()
    const made = await anExam()
    const { body: quiz } = await made.creator.call(getQuiz, { params: { quizId: made.quiz.id } })
    const { title, language, timeZone, durationMinutes, options } = quiz
    const form = { title, language, timeZone, durationMinutes, options, sections: [{ questions: [] }] }
    const body = { ...form, startsAt: null, endsAt: null, duplicateOf: stranger.quiz.id }
    const copy = await made.creator.call(createQuiz, { body })
    expect(copy.status).toBe(201)
    expect((await earlierOf(made.creator, copy.body.id)).body).toEqual([])
    const { rows } = await test.database.pool.query('select duplicate_of from quizzes where id = $1', [
      copy.body.id,
    ])
    expect(rows).toEqual([{ duplicate_of: null }])
  })
})

it('strangers learn nothing', async () => {
  const { quiz } = await anExam()
  expect(await earlierOf(await aVerifiedPerson(), quiz.id)).toFailWith('quizNotFound')
})
