import type { GivenAnswer, ShownContent } from '@probant/kinds'
import { takenKind } from './kinds/taking.ts'

/** By the id of the question; null where it was taken back. */
export type Answers = Record<string, GivenAnswer | null>

/** What was only touched, or emptied again, is no answer. */
export function isAnswered(answer: GivenAnswer | null | undefined): boolean {
  return answer != null && !takenKind(answer).isBlank(answer)
}

/** It has several parts, of which some are answered and some are not. */
export function isPartlyAnswered(answer: GivenAnswer | null | undefined, content: ShownContent): boolean {
  if (!answer || !isAnswered(answer)) return false
  return takenKind(answer).isPartly?.(answer, content) ?? false
}

export function answeredIn(answers: Answers): number {
  return Object.values(answers).filter(isAnswered).length
}
