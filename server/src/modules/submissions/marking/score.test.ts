import { endQuiz } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import { theParticipant } from '#test/inviting.ts'
import { questionIdOf, reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { statementsOf } from '#test/statements.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anExam, aTaker, aFinisher, sweep } = reviewingOf(test)

describe('the score that a creator sees of everybody', () => {
  it('stands there as soon as somebody has handed in, where nothing waits for a person', async () => {
    const { creator, quiz, email } = await aFinisher(
      {},
      { type: 'true_false', isTrue: false },
      { type: 'fill_in', text: 'WOLFRAM' },
    )
    expect((await theParticipant(creator, quiz, email)).score).toBe(50)
  })

  it('is nothing as long as an open answer is not graded', async () => {
    const { creator, quiz, email } = await aFinisher()
    expect(await theParticipant(creator, quiz, email)).toMatchObject({ status: 'finished', score: null })
  })

  it('is 0 for whoever answered nothing', async () => {
    const { creator, quiz, email } = await aFinisher({}, { type: 'fill_in', text: '' })
    expect((await theParticipant(creator, quiz, email)).score).toBe(0)
  })

  it('is the same whatever this paper’s order of the answers', async () => {
    const exam = await anExam({ options: { shufflesAnswers: true, shufflesQuestions: true } })
    for (let round = 0; round < 3; round++) {
      const { email, sitting, handIn } = await aTaker(exam)
      await handIn(...rightAnswers(sitting).slice(0, 3))
      expect((await theParticipant(exam.creator, exam.quiz, email)).score).toBe(60)
    }
  })

  it('comes with whatever ends a submission: the clock, or the creator', async () => {
    const exam = await anExam({ durationMinutes: 10 })
    const [overdue, closed] = [await answering(exam), await answering(exam, 5)]
    test.clock.set(new Date(Date.parse(overdue.sitting.deadlineAt) + 12_000))
    await sweep()
    expect((await theParticipant(exam.creator, exam.quiz, overdue.email)).score).toBe(30)
    expect((await theParticipant(exam.creator, exam.quiz, closed.email)).score).toBeNull()
    await exam.creator.call(endQuiz, { params: { quizId: exam.quiz.id } })
    expect((await theParticipant(exam.creator, exam.quiz, closed.email)).score).toBe(30)
  })

  it('costs the sweep no more statements for many than for one', async () => {
    const one = await anExam({ durationMinutes: 10 })
    await answering(one)
    const counted = await sweepCost()
    const many = await anExam({ durationMinutes: 10 })
    for (let round = 0; round < 4; round++) await answering(many)
    expect(await sweepCost()).toBe(counted)
    const { rows } = await test.database.pool.query('select score_percent from submissions')
    expect(rows.map(({ score_percent }) => score_percent)).toEqual([30, 30, 30, 30, 30])
  })

  it('is reckoned anew for what was handed in before marks were kept', async () => {
    const { handIn, sitting } = await aTaker(await anExam())
    await handIn(...rightAnswers(sitting).slice(0, 3))
    const read = async () =>
      (await test.database.pool.query('select marks, points, total_points, score_percent from submissions'))
        .rows
    const marked = await read()
    expect(marked).toMatchObject([
      { points: 6, total_points: 10, score_percent: 60, marks: { places: null } },
    ])

    await test.database.pool.query('update submissions set marks = null, points = null, score_percent = null')
    await test.services.submissions.marks.markUnmarked()
    expect(await read()).toEqual(marked)
  })
})

/** Somebody who has answered one question right, so many minutes after the others. */
async function answering(exam: Awaited<ReturnType<typeof anExam>>, minutes = 0) {
  test.clock.advance({ minutes })
  const taker = await aTaker(exam)
  const { page, sitting } = taker
  await page.save(page.entry(questionIdOf(sitting, 'fill_in'), { type: 'fill_in', text: 'Wolfram' }))
  return taker
}

async function sweepCost(): Promise<number> {
  test.clock.advance({ minutes: 11 })
  const { count } = await statementsOf(async () => {
    await sweep()
    return { status: 200 }
  })
  return count
}
