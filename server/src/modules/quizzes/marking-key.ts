import type { Question } from '@probant/contract/questions/question'
import { pointsOf, reachablePoints, type Section, sectionsOf } from './composition.ts'
import type { PaperQuestion } from './paper.ts'

/** What is right in a quiz and how much it is worth, on whichever paper it stands: answers are kept as the bank has them. */
export interface MarkingKey {
  totalPoints: number
  questions: ReadonlyMap<string, { content: Question['content']; points: number }>
}

export function markingKeyOf(sections: Section[], asked: PaperQuestion[]): MarkingKey {
  const worth = asked.map((question) => ({ ...question, points: pointsOf(question) }))
  return {
    totalPoints: reachablePoints(sectionsOf(sections, worth)),
    questions: new Map(worth.map(({ questionId, content, points }) => [questionId, { content, points }])),
  }
}
