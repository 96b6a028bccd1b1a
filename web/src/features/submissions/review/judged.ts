import type { Mark } from '@probant/contract/submissions/review'

/** Where everybody has the points of a question, or nobody, no answer to it is called wrong. */
export function isJudged(mark: Mark | undefined): boolean {
  return mark !== 'given' && mark !== 'dropped'
}
