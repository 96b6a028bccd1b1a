import type { ShownContent } from '@probant/contract/quizzes/paper'
import type { GivenAnswer } from '@probant/contract/submissions/taking'

/** An answer as the paper's fields have it: the place of a choice, or what was written. */
export function textOf(answer: GivenAnswer | null | undefined): string | undefined {
  if (!answer) return undefined
  if (answer.type === 'multiple_choice') return String(answer.place)
  if (answer.type === 'true_false') return truthPlace(answer.isTrue)
  return answer.text
}

/** “True” stands first. */
export function truthPlace(isTrue: boolean): string {
  return isTrue ? '0' : '1'
}

/** The same as it is sent. A field that was emptied again is no answer. */
export function answerOf({ type }: ShownContent, text: string): GivenAnswer | null {
  if (text === '') return null
  if (type === 'multiple_choice') return { type, place: Number(text) }
  if (type === 'true_false') return { type, isTrue: text === '0' }
  return { type, text }
}
