import { describe, expect, it } from 'vitest'
import { answerOf, gradingOf, regradingOf } from '#test/grading.ts'
import { bankIdOf, reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'
import { findPostgresAddress } from '#test/test-database.ts'
import { untilWaiting } from '#test/waiting-for-locks.ts'

const test = testApp()
const { aGradable } = gradingOf(test)
const { aTaker } = reviewingOf(test)

type Action = () => Promise<unknown>

describe('at the same moment as a regrade', () => {
  it.each(['at once', 'first', 'second'] as const)(
    'somebody hands in, %s: their marks are by the new key',
    async (order) => {
      const made = await aGradable()
      const late = await aTaker(made)
      const questionId = bankIdOf(late, 'true_false')
      const right = { type: 'true_false', isTrue: true } as const
      const handIn = () => late.handIn(right, ...rightAnswers(late.sitting).slice(2, 3))
      const regrade = () => regradingOf(made.creator, made.quiz).apply({ kind: 'key', questionId, right })
      await inOrder(made.quiz.id, order, handIn, regrade)

      const { rows } = await test.database.pool.query(
        'select points from submissions where quiz_id = $1 order by points',
        [made.quiz.id],
      )
      expect(rows).toEqual([{ points: 4 }, { points: 5 }])
      expect(await sheets(made.quiz.id)).toEqual(await fromScratch(made.quiz.id))
    },
  )

  it.each(['at once', 'first', 'second'] as const)(
    'an answer is graded, %s: neither waits for the other for ever, and the grade counts',
    async (order) => {
      const { creator, quiz, questionId, first } = await aGradable({}, { takers: 2 })
      const choice = bankIdOf(first, 'multiple_choice')
      const grade = () => answerOf(quiz, first.submissionId, questionId).grade(creator, 2)
      const regrade = () => regradingOf(creator, quiz).apply({ kind: 'drop', questionId: choice })
      for (const answer of await inOrder(quiz.id, order, grade, regrade))
        expect(answer).toMatchObject({ status: 200 })

      const { rows } = await test.database.pool.query(
        'select points, total_points from submissions where id = $1',
        [first.submissionId],
      )
      expect(rows).toEqual([{ points: 7, total_points: 9 }])
      expect(await sheets(quiz.id)).toEqual(await fromScratch(quiz.id))
    },
  )

  it.each(['at once', 'first', 'second'] as const)(
    'marks that were missing are made, %s: neither waits for the other for ever, and all are by the new key',
    async (order) => {
      const { creator, quiz, first } = await aGradable({}, { takers: 3 })
      await test.database.pool.query(
        'update submissions set marks = null, points = null, total_points = null where id = $1',
        [first.submissionId],
      )
      const choice = bankIdOf(first, 'multiple_choice')
      const markMissing = () => test.services.submissions.marks.markUnmarked()
      const regrade = () => regradingOf(creator, quiz).apply({ kind: 'drop', questionId: choice })
      expect(await inOrder(quiz.id, order, markMissing, regrade)).toContainEqual(
        expect.objectContaining({ status: 200 }),
      )

      const { rows } = await test.database.pool.query(
        'select points, total_points from submissions where quiz_id = $1',
        [quiz.id],
      )
      expect(rows).toEqual(Array(3).fill({ points: 5, total_points: 9 }))
      expect(await sheets(quiz.id)).toEqual(await fromScratch(quiz.id))
    },
  )
})

/** Only on PostgreSQL two can wait, and it is known who came first: both for somebody who holds the key. */
async function inOrder(quizId: string, order: 'at once' | 'first' | 'second', one: Action, regrade: Action) {
  if (order === 'at once' || !findPostgresAddress()) return Promise.all([one(), regrade()])
  const held = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  const holding = test.database.db.transaction(async (tx) => {
    await test.services.quizzes.keys.lock(tx, quizId)
    held.resolve()
    await letGo.promise
  })
  await held.promise
  const begun: Promise<unknown>[] = []
  for (const action of order === 'first' ? [one, regrade] : [regrade, one]) {
    begun.push(action())
    await untilWaiting(test.database, begun.length)
  }
  letGo.resolve()
  await holding
  return Promise.all(begun)
}

async function sheets(quizId: string) {
  const { rows } = await test.database.pool.query(
    'select id, marks, points, total_points, score_percent from submissions where quiz_id = $1 order by id',
    [quizId],
  )
  return rows
}

async function fromScratch(quizId: string) {
  const { rows } = await test.database.pool.query(
    'select id, quiz_id as "quizId", participant_id as "participantId", number, is_latest as "isLatest" from submissions where quiz_id = $1',
    [quizId],
  )
  await test.database.db.transaction((tx) => test.services.submissions.marks.markAgain(tx, rows))
  return sheets(quizId)
}
