import type { Comparison } from '@probant/contract/results/comparison'
import { percentOf } from '@probant/contract/scale/scaled-score'
import { kindOf } from '@probant/kinds'
import type { AskedQuestion } from '#server/modules/quizzes/index.ts'
import type { MarkSheet } from '../rows/repository.ts'
import type { WrittenAnswer } from './repository.ts'

/** What each question that somebody was asked has brought them, by question; null while it waits for a grade. */
export type Earned = ReadonlyMap<string, number | null>

export function earnedIn(questions: readonly AskedQuestion[], marks: MarkSheet | null): Earned {
  if (!marks) return new Map()
  const asked = marks.places ? marks.places.flatMap((place) => questions[place] ?? []) : questions
  return new Map(asked.map(({ questionId }, line) => [questionId, marks.points[line] ?? null]))
}

/** What everybody reached in each subject; what was dropped counts nowhere. */
export function subjectsOf(
  questions: readonly AskedQuestion[],
  sheets: readonly Earned[],
): Comparison['subjects'] {
  const counted = questions.filter(({ scoring }) => scoring !== 'dropped')
  const bySubject = [...Map.groupBy(counted, ({ subject }) => subject)]
  return bySubject
    .map(([subject, asked]) => ({ subject, reached: sheets.map((earned) => reachedIn(asked, earned)) }))
    .filter(({ reached }) => reached.some((one) => one !== null))
}

function reachedIn(questions: readonly AskedQuestion[], earned: Earned) {
  const asked = questions.filter(({ questionId }) => earned.has(questionId))
  if (asked.length === 0) return null
  const points = asked.map(({ questionId }) => earned.get(questionId) ?? null)
  const sums = {
    // Thirds are kept to six digits: three of them are one.
    points: Math.round(sum(points.map((one) => one ?? 0)) * 10_000) / 10_000,
    totalPoints: sum(asked.map((question) => question.points)),
  }
  return { ...sums, percent: points.includes(null) ? null : percentOf(sums) }
}

/** Everybody's answers to the open questions that any of them was asked. */
export function openQuestionsOf(
  questions: readonly AskedQuestion[],
  people: readonly { earned: Earned; written: readonly WrittenAnswer[] }[],
): Comparison['questions'] {
  return questions
    .map((question, index) => ({ ...question, number: index + 1 }))
    .filter(
      ({ content, questionId }) => isOpen({ content }) && people.some(({ earned }) => earned.has(questionId)),
    )
    .map(({ questionId, number, titleHtml, language, points, scoring }) => ({
      questionId,
      number,
      titleHtml,
      language,
      points,
      scoring,
      answers: people.map(({ earned, written }) => {
        if (!earned.has(questionId)) return null
        const given = written.find((one) => one.questionId === questionId)
        const text = given?.answer ? (kindOf(given.answer).byPerson?.textOf(given.answer) ?? '') : ''
        return { text, points: earned.get(questionId) ?? null, feedback: given?.feedback ?? '' }
      }),
    }))
}

export function isOpen({ content }: Pick<AskedQuestion, 'content'>): boolean {
  return kindOf(content).byPerson !== undefined
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
