import type { GivenAnswer } from '@probant/contract/submissions/taking'
import type { MarkedQuestion } from '#server/modules/quizzes/index.ts'
import { type Given, markAnswer, scoreOf } from './marking.ts'
import type { Marked } from './repository.ts'

export interface HeldAnswer extends Given {
  questionId: string
  spentMs: number
}

/** A whole submission, marked from nothing but the key, the answers and the grades: it never depends on how it was marked before. */
export function resultOf(
  questions: readonly MarkedQuestion[],
  places: number[] | null,
  held: readonly HeldAnswer[],
): Marked {
  const byId = new Map(held.map((answer) => [answer.questionId, answer]))
  const asked = places ? places.flatMap((place) => questions[place] ?? []) : questions
  const marked = asked.map((question) => {
    const given = byId.get(question.questionId)
    return { given, points: question.points, ...markAnswer(question, given) }
  })
  const { points, totalPoints, percent, isProvisional } = scoreOf(marked)
  return {
    marks: {
      places,
      points: marked.map(({ earnedPoints }) => earnedPoints),
      choices: marked.map(({ given }) => choiceOf(given?.answer)),
      spentMs: marked.map(({ given }) => given?.spentMs ?? 0),
    },
    points,
    totalPoints,
    ungradedCount: marked.filter(({ earnedPoints }) => earnedPoints === null).length,
    scorePercent: isProvisional ? null : percent,
  }
}

function choiceOf(answer: GivenAnswer | null | undefined): number | null {
  if (answer?.type === 'multiple_choice') return answer.place
  return answer?.type === 'true_false' ? Number(answer.isTrue) : null
}
