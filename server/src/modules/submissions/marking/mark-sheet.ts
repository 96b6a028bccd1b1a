import { kindOf } from '@probant/kinds'
import type { KeyedQuestion } from '#server/modules/quizzes/index.ts'
import type { Marked, MarkSheet } from '../repository.ts'
import { type Given, markAnswer, scoreOf } from './marking.ts'

/** What was answered to one question, and how long that took. */
export interface GivenTo extends Given {
  questionId: string
  spentMs: number
}

/** A whole submission, marked from nothing but the key, the answers and the grades: it never depends on how it was marked before. */
export function resultOf(
  questions: readonly KeyedQuestion[],
  places: number[] | null,
  held: readonly GivenTo[],
): Marked {
  const byId = new Map(held.map((answer) => [answer.questionId, answer]))
  const asked = places ? places.flatMap((index) => questions[index] ?? []) : questions
  const marked = asked.map((question) => {
    const given = byId.get(question.questionId)
    return { given, ...markAnswer(question, given) }
  })
  return added(asked, {
    places,
    points: marked.map(({ earnedPoints }) => earnedPoints),
    choices: asked.map((question, line) => chosenIn(question, marked[line]?.given)),
    spentMs: marked.map(({ given }) => given?.spentMs ?? 0),
  })
}

/**
 * The same where the key of one question alone is another one, the one at `place`: what the others are worth stands on
 * the sheet. Nothing where they were not asked it.
 */
export function remarked(
  questions: readonly KeyedQuestion[],
  index: number,
  { marks, given }: { marks: MarkSheet; given: Given | undefined },
): Marked | undefined {
  const question = questions[index]
  const line = marks.places ? marks.places.indexOf(index) : index
  if (!question || line === -1) return undefined
  const points = marks.points.with(line, markAnswer(question, given).earnedPoints)
  const choices = marks.choices.with(line, chosenIn(question, given))
  const asked = marks.places ? marks.places.flatMap((one) => questions[one] ?? []) : questions
  return added(asked, { ...marks, points, choices })
}

/** As a sheet keeps it: one number where one thing was chosen. */
function chosenIn({ content }: KeyedQuestion, given: Given | undefined): MarkSheet['choices'][number] {
  const answer = given?.answer
  if (!answer || answer.type !== content.type) return null
  const [one, ...others] = kindOf(content).chosenIn(answer, content)
  if (one === undefined) return null
  return others.length === 0 ? one : [one, ...others]
}

/** So many points wait for a grade: a score so far is one of the others. */
export function ungradedPoints(questions: readonly KeyedQuestion[], { places, points }: MarkSheet): number {
  const asked = places ? places.flatMap((one) => questions[one] ?? []) : questions
  return asked.reduce((total, question, line) => total + (points[line] === null ? question.points : 0), 0)
}

/** A sheet, and what it comes to. */
function added(asked: readonly KeyedQuestion[], marks: MarkSheet): Marked {
  const { points, totalPoints, percent, isProvisional } = scoreOf(
    asked.map(({ points, scoring }, line) => ({
      mark: scoring === 'dropped' ? 'dropped' : 'graded',
      earnedPoints: marks.points[line] ?? null,
      points,
    })),
  )
  return {
    marks,
    points,
    totalPoints,
    ungradedCount: marks.points.filter((earned) => earned === null).length,
    scorePercent: isProvisional ? null : percent,
  }
}
