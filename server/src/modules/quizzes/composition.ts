import type { QuizDraft } from '@probant/contract/quizzes/form'
import type { QuizPlan } from '@probant/contract/quizzes/readiness'
import type { QuestionSnapshot } from '#server/modules/questions/index.ts'

export interface Section {
  title: string
  draw: number | null
}

/** The order of a form as rows keep it. */
export function placesIn(sections: QuizDraft['sections']) {
  return sections.flatMap(({ questions }, section) =>
    questions.map(({ questionId, points }, position) => ({ questionId, section, position, points })),
  )
}

/** And back: each section with its questions, in order. */
export function sectionsOf<P extends { section: number; position: number }>(
  sections: Section[],
  placed: P[],
): (Section & { questions: P[] })[] {
  return sections.map(({ title, draw }, index) => ({
    title,
    draw,
    questions: placed
      .filter(({ section }) => section === index)
      .sort((one, other) => one.position - other.position),
  }))
}

/** What is frozen, and for how many points. */
interface Held {
  questionId: string
  section: number
  position: number
  points: number
  question: QuestionSnapshot
}

/** A draft follows the bank: only the places are kept. */
export function following({ question: _, ...place }: Held) {
  return { ...place, frozen: null }
}

/** Participants get what was published, whatever becomes of it in the bank. */
export function frozen({ question, ...place }: Held) {
  return { ...place, frozen: question }
}

/** As much as its readiness depends on. */
export function planOf(quiz: Omit<QuizPlan, 'sections'> & { sections: Section[] }, held: Held[]): QuizPlan {
  const placed = held.map(({ question, ...place }) => ({
    ...place,
    language: question.language,
  }))
  return { ...quiz, sections: sectionsOf(quiz.sections, placed) }
}

/** How many questions each participant gets. */
export function askedCount(sections: { draw: number | null; questions: unknown[] }[]): number {
  return sum(sections, ({ draw, questions }) => Math.min(draw ?? questions.length, questions.length))
}

/** How many points a participant can reach; the questions of a pool are worth the same. */
export function reachablePoints(
  sections: { draw: number | null; questions: { points: number }[] }[],
): number {
  return sum(sections, ({ draw, questions }) =>
    sum(questions.slice(0, draw ?? questions.length), ({ points }) => points),
  )
}

function sum<T>(items: T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0)
}
