import type { MarkedAnswer } from '@probant/contract/submissions/review'
import type { GivenAnswer } from '@probant/contract/submissions/taking'

/** What is said of one of the answers to choose from. */
export type ChoiceRemark = 'yours' | 'yoursRight' | 'yoursWrong' | 'right'

/** By the places on the paper: the own answer, and the right one once it may be seen. */
export function choiceRemarks(
  given: GivenAnswer | undefined,
  marked: MarkedAnswer | undefined,
): Record<string, ChoiceRemark> {
  const chosen = given && answerText(given)
  const right = marked && rightPlace(marked.right)
  return {
    ...(right !== undefined && { [right]: 'right' }),
    ...(chosen !== undefined && { [chosen]: remarkOn(chosen, right) }),
  }
}

/** As the paper's fields have it: what is chosen by its place, what is written as it is. */
export function answerText(given: GivenAnswer): string {
  if (given.type === 'multiple_choice') return String(given.place)
  return given.type === 'true_false' ? truthPlace(given.isTrue) : given.text
}

function remarkOn(chosen: string, right: string | undefined): ChoiceRemark {
  if (right === undefined) return 'yours'
  return chosen === right ? 'yoursRight' : 'yoursWrong'
}

function rightPlace(right: MarkedAnswer['right']): string | undefined {
  if (right.type === 'multiple_choice') return String(right.place)
  return right.type === 'true_false' ? truthPlace(right.isTrue) : undefined
}

/** “True” stands first. */
function truthPlace(isTrue: boolean): string {
  return isTrue ? '0' : '1'
}
