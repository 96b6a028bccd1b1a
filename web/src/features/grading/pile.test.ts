import type { OpenAnswer } from '@probant/contract/grading/grading'
import { expect, it } from 'vitest'
import { AT_ONCE, nextQuestion, nextUngraded, readPile, wantMore } from './pile.ts'

const GRADED = { grade: { points: 1, feedback: '', gradedAt: '', canUndo: true } }
const WAITS = { grade: null }

it('goes on to the next answer that waits, then to those that were passed over, then nowhere', () => {
  expect(nextUngraded([WAITS, GRADED, WAITS], 0)).toBe(2)
  expect(nextUngraded([WAITS, GRADED, WAITS], 2)).toBe(0)
  expect(nextUngraded([GRADED, GRADED, WAITS], 2)).toBeUndefined()
  expect(nextUngraded([], 0)).toBeUndefined()
})

it('keeps every answer in its place when the pile is read again, though the server sorts the graded ones to the end', async () => {
  const server = aServer(3)
  const before = await readPile(server.read, undefined)
  server.grade(0)
  const { answers } = await readPile(server.read, before)
  expect(answers.map(({ number }) => number)).toEqual([0, 1, 2])
  expect(answers.map(({ grade }) => grade !== null)).toEqual([true, false, false])
})

it('takes from the desk what is gone, and lays behind it what has come', async () => {
  const server = aServer(3)
  const before = await readPile(server.read, undefined)
  server.takeAway(1)
  server.add()
  const { answers } = await readPile(server.read, before)
  expect(answers.map(({ number }) => number)).toEqual([0, 2, 3])
})

it('reaches every answer of a large pile, graded meanwhile or not', async () => {
  const server = aServer(250)
  let pile = await readPile(server.read, undefined)
  expect(pile).toMatchObject({ total: 250, answers: { length: AT_ONCE } })

  for (let number = 0; number < AT_ONCE; number++) server.grade(number)
  pile = await readPile(server.read, wantMore(pile))
  expect(pile.answers.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, index) => index))

  pile = await readPile(server.read, wantMore(pile))
  expect(new Set(pile.answers.map(({ number }) => number)).size).toBe(250)
})

it('reaches the rest of a large pile of which all is graded', async () => {
  const server = aServer(150)
  for (let number = 0; number < 150; number++) server.grade(number)
  const pile = await readPile(server.read, wantMore(await readPile(server.read, undefined)))
  expect(pile.answers).toHaveLength(150)
})

/** Lists as the real one does: those that wait first, by the hundred. */
function aServer(count: number) {
  let answers = Array.from({ length: count }, (_, number) => anAnswer(number))
  return {
    async read(page: number) {
      const sorted = [
        ...answers.filter(({ grade }) => grade === null),
        ...answers.filter(({ grade }) => grade !== null),
      ]
      return { items: sorted.slice((page - 1) * AT_ONCE, page * AT_ONCE), total: answers.length }
    },
    grade(number: number) {
      answers = answers.map((answer) => (answer.number === number ? { ...answer, ...GRADED } : answer))
    },
    takeAway(number: number) {
      answers = answers.filter((answer) => answer.number !== number)
    },
    add() {
      answers = [...answers, anAnswer(count)]
    },
  }
}

function anAnswer(number: number): OpenAnswer {
  return {
    submissionId: `submission ${number}`,
    questionId: 'question',
    number,
    participant: null,
    text: 'An answer.',
    maxPoints: 4,
    grade: null,
  }
}

it('goes on with the next question that waits for grades, from the beginning again where none is behind it', () => {
  const question = (number: number, gradedCount: number, scoring: 'normal' | 'dropped' = 'normal') => ({
    number,
    answerCount: 2,
    gradedCount,
    scoring,
  })
  const questions = [question(2, 1), question(4, 2), question(5, 0, 'dropped'), question(7, 0)]
  expect(nextQuestion(questions, { number: 4 })?.number).toBe(7)
  expect(nextQuestion(questions, { number: 7 })?.number).toBe(2)
  expect(nextQuestion([question(4, 1)], { number: 4 })).toBeUndefined()
})
