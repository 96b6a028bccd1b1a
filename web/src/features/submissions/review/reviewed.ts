import type { MarkedAnswer } from '@probant/contract/submissions/review'
import type { GivenAnswer } from '@probant/contract/submissions/taking'
import { textOf, truthPlace } from '../taking/given-answer.ts'

/** What is said of one of the answers to choose from. */
export type ChoiceRemark = 'yours' | 'yoursRight' | 'yoursWrong' | 'right'

/** By the places on the paper: the own answer, and the right one once it may be seen. */
export function choiceRemarks(
  given: GivenAnswer | undefined,
  marked: Pick<Partial<MarkedAnswer>, 'right' | 'mark'> | undefined,
): Record<string, ChoiceRemark> {
  const chosen = textOf(given)
  const right = marked?.right && rightPlace(marked.right)
  // Whose points don't depend on the answer is not told that theirs was wrong.
  const isJudged = marked?.mark !== 'given' && marked?.mark !== 'dropped'
  return {
    ...(right !== undefined && { [right]: 'right' }),
    ...(chosen !== undefined && { [chosen]: remarkOn(chosen, right, isJudged) }),
  }
}

function remarkOn(chosen: string, right: string | undefined, isJudged: boolean): ChoiceRemark {
  if (right === undefined) return 'yours'
  if (chosen === right) return 'yoursRight'
  return isJudged ? 'yoursWrong' : 'yours'
}

function rightPlace(right: MarkedAnswer['right']): string | undefined {
  if (right.type === 'multiple_choice') return String(right.place)
  return right.type === 'true_false' ? truthPlace(right.isTrue) : undefined
}
