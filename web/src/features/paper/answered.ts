import { type GivenAnswer, kindOf } from '@probant/kinds'

/** By the id of the question; null where it was taken back. */
export type Answers = Record<string, GivenAnswer | null>

/** What was only touched, or emptied again, is no answer. */
export function isAnswered(answer: GivenAnswer | null | undefined): boolean {
  return answer != null && !kindOf(answer).isBlank(answer)
}

export function answeredIn(answers: Answers): number {
  return Object.values(answers).filter(isAnswered).length
}
