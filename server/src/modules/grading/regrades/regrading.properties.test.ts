import type { ErrorName } from '@probant/contract/errors'
import { REGRADE_KINDS } from '@probant/contract/grading/regrading'
import type { GivenAnswer } from '@probant/contract/submissions/taking'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NOWHERE } from '#test/addressed.ts'
import { answerOf, gradingOf, regradingOf, release } from '#test/grading.ts'
import { reviewingOf } from '#test/reviewing.ts'
import { bankIdsOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'
import { type Action, keyIn, modelOf, outcomeOf, WORDS } from './testing/model.ts'

const test = testApp()
const { aGradable } = gradingOf(test)
const { aTaker } = reviewingOf(test)

const number = fc.nat(3)
const step: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('key' as const), place: fc.nat(5), number }),
  fc.record({ kind: fc.constant('accept' as const), place: fc.nat(5), number }),
  fc.record({ kind: fc.constantFrom('drop' as const, 'give' as const), place: fc.nat(5), number }),
  fc.record({ kind: fc.constant('grade' as const), place: fc.nat(1), number: fc.nat(5) }),
  fc.record({ kind: fc.constant('gradeByHand' as const), place: fc.nat(1), number: fc.nat(5) }),
  fc.record({ kind: fc.constant('undo' as const), place: fc.nat(30), number }),
)

/** Goes through everything once, refusals too; what is drawn by chance comes afterwards. */
const EVERYTHING: Action[] = [
  ...[0, 1, 4, 5].map((index) => ({ kind: 'key' as const, place: index, number: 1 })),
  { kind: 'key', place: 2, number: 0 },
  { kind: 'accept', place: 2, number: 1 },
  { kind: 'accept', place: 2, number: 1 },
  { kind: 'accept', place: 0, number: 1 },
  ...[0, 3, 4, 4].map((index) => ({ kind: 'drop' as const, place: index, number: 0 })),
  ...[3, 5, 5].map((index) => ({ kind: 'give' as const, place: index, number: 0 })),
  ...[3, 3, 5].map((number) => ({ kind: 'grade' as const, place: 0, number })),
  { kind: 'grade', place: 1, number: 2 },
  ...[5, 1, 2].map((number) => ({ kind: 'gradeByHand' as const, place: 1, number })),
  { kind: 'grade', place: 1, number: 2 },
  ...[30, 29, 0, 1, 2, 3].map((index) => ({ kind: 'undo' as const, place: index, number: 0 })),
]

it('whatever was changed and undone, all is as if it were marked from scratch', async () => {
  const { model, regrading, take } = await aWorld()
  const applied = new Map<Action['kind'], number>()
  const refused = new Map<ErrorName, number>()

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (actions) => {
      for (const action of actions) {
        const expected = outcomeOf(model, action)
        const answer = await take(action)
        if (typeof expected === 'string') {
          expect(answer, JSON.stringify(action)).toFailWith(expected)
          refused.set(expected, (refused.get(expected) ?? 0) + 1)
        } else {
          expect(answer.status, JSON.stringify([action, answer.body])).toBe(200)
          expected.happen('regrade' in answer.body ? answer.body.regrade.id : '')
          applied.set(action.kind, (applied.get(action.kind) ?? 0) + 1)
        }
      }
      expect(await keys()).toEqual(model.questions.map(({ key, scoring }) => ({ key, scoring })))
      expect(await sheets()).toEqual(await fromScratch())
    }),
    { numRuns: 8, examples: [[EVERYTHING]] },
  )

  for (const kind of [...REGRADE_KINDS, 'gradeByHand', 'undo'] as const)
    expect(applied.get(kind) ?? 0, kind).toBeGreaterThan(0)
  for (const name of REFUSALS) expect(refused.get(name) ?? 0, name).toBeGreaterThan(0)

  async function keys() {
    const found = []
    for (const { questionId } of model.questions) {
      const { content, scoring } = (await regrading.question(questionId)).body
      found.push({ key: keyIn(content), scoring })
    }
    return found
  }
})

const REFUSALS = [
  'validationError',
  'nothingToRegrade',
  'openAnswerNotFound',
  'alreadyGraded',
  'scoreAboveMaximum',
  'regradeNotUndoable',
] as const satisfies ErrorName[]

/** Six who have answered differently, and two of whose open answers one was graded before the release. */
async function aWorld() {
  const exam = { pool: 2, options: { scoreShown: 'on_release' } } as const
  const { creator, quiz, questionId, people } = await aGradable(exam, { takers: 2 })
  for (const answers of OTHERS) {
    const taker = await aTaker({ creator, quiz })
    const drawn = bankIdsOf(taker).at(-1) ?? ''
    await taker.page.save(taker.page.entry(drawn, { type: 'true_false', isTrue: answers.length > 1 }))
    await taker.handIn(...answers)
  }
  const submissionIds = people.map(({ submissionId }) => submissionId)
  await answerOf(quiz, submissionIds[0] ?? '', questionId).grade(creator, 1)
  await release(creator, quiz)
  // Only what is graded before the release is told with it.
  test.clock.advance({ minutes: 1 })

  const regrading = regradingOf(creator, quiz)
  const questionIds = quiz.sections.flatMap(({ questions }) => questions.map((one) => one.questionId))
  const model = modelOf(questionIds)
  return { model, regrading, take }

  function take({ kind, place, number }: Action) {
    const about = { questionId: model.questions[place]?.questionId ?? '' }
    const submissionId = submissionIds[place] ?? ''
    if (kind === 'undo') return regrading.undo(model.history[place % model.history.length]?.id ?? NOWHERE)
    if (kind === 'gradeByHand') return answerOf(quiz, submissionId, questionId).grade(creator, number)
    if (kind === 'grade') return regrading.apply({ kind, questionId, submissionId, points: number })
    if (kind === 'accept') return regrading.apply({ kind, ...about, text: WORDS[number] ?? '' })
    if (kind !== 'key') return regrading.apply({ kind, ...about })
    const isChoice = place === 0
    const right = isChoice
      ? { type: 'multiple_choice' as const, place: number }
      : { type: 'true_false' as const, isTrue: number > 1 }
    return regrading.apply({ kind, ...about, right })
  }
}

const OTHERS: GivenAnswer[][] = [
  [
    { type: 'true_false', isTrue: true },
    { type: 'fill_in', text: 'tungsten' },
  ],
  [
    { type: 'multiple_choice', place: 2 },
    { type: 'open', text: ' ' },
  ],
  [{ type: 'fill_in', text: 'W' }],
  [{ type: 'open', text: 'Nobody grades this one.' }],
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
    'select id, quiz_id as "quizId", participant_id as "participantId", number, is_latest as "isLatest" from submissions',
  )
  await test.database.db.transaction((tx) => test.services.submissions.marks.markAgain(tx, rows))
  return sheets()
}
