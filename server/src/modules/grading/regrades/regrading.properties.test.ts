import { REGRADE_KINDS } from '@probant/contract/grading/regrading'
import type { GivenAnswer } from '@probant/contract/submissions/taking'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerOf, gradingOf, regradingOf } from '#test/grading.ts'
import { questionIdOf, reviewingOf } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aGradable } = gradingOf(test)
const { aTaker } = reviewingOf(test)

const TYPES = ['multiple_choice', 'true_false', 'fill_in', 'open'] as const
const step = fc.record({
  deed: fc.constantFrom(...REGRADE_KINDS, 'undo' as const, 'undo' as const, 'gradeByHand' as const),
  type: fc.constantFrom(...TYPES),
  number: fc.nat(3),
})

it('whatever was changed and undone, all is as if it were marked from scratch', async () => {
  const { creator, quiz, first, questionId } = await aGradable({}, { takers: 2 })
  for (const answers of OTHERS) {
    const taker = await aTaker({ creator, quiz })
    await taker.handIn(...answers)
  }
  const regrading = regradingOf(creator, quiz)

  async function take({ deed, type, number }: typeof step extends fc.Arbitrary<infer Step> ? Step : never) {
    const about = { questionId: questionIdOf(first.sitting, type) }
    const { submissionId } = first
    if (deed === 'undo') {
      const standing = (await regrading.list()).body.filter(({ canUndo }) => canUndo)
      const chosen = standing[number % Math.max(standing.length, 1)]
      return chosen && regrading.undo(chosen.id)
    }
    if (deed === 'gradeByHand') return answerOf(quiz, submissionId, questionId).grade(creator, number)
    if (deed === 'accept') return regrading.apply({ kind: deed, ...about, text: WORDS[number] ?? '' })
    if (deed === 'grade') return regrading.apply({ kind: deed, questionId, submissionId, points: number })
    if (deed !== 'key') return regrading.apply({ kind: deed, ...about })
    const right =
      type === 'true_false'
        ? { type, isTrue: number > 1 }
        : { type: 'multiple_choice' as const, place: number }
    return regrading.apply({ kind: deed, ...about, right })
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const one of steps) await take(one)
      expect(await sheets()).toEqual(await fromScratch())
    }),
    { numRuns: 8 },
  )
})

const WORDS = ['Wolfram', 'Tungsten', 'W', 'lamp']
const OTHERS: GivenAnswer[][] = [
  [
    { type: 'true_false', isTrue: true },
    { type: 'fill_in', text: 'tungsten' },
  ],
  [
    { type: 'multiple_choice', place: 2 },
    { type: 'open', text: ' ' },
  ],
]

async function sheets() {
  const { rows } = await test.database.pool.query(
    'select id, marks, points, total_points, ungraded_count, score_percent from submissions order by id',
  )
  return rows
}

/** Marked anew by nothing but the key, the answers and the grades. */
async function fromScratch() {
  const { rows } = await test.database.pool.query(
    'select id, quiz_id as "quizId", participant_id as "participantId" from submissions',
  )
  await test.database.db.transaction((tx) => test.services.submissions.marks.markAgain(tx, rows))
  return sheets()
}
