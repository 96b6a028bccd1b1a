import type { ShownContent } from '@probant/contract/quizzes/paper'

export const LETTERS: readonly string[] = ['A', 'B', 'C', 'D']

/** How many answers there are to choose from. */
export function choiceCount(content: ShownContent): number {
  if (content.type === 'multiple_choice') return content.answers.length
  return content.type === 'true_false' ? 2 : 0
}

/** Which answer a key chooses: `1` or `A` the first. */
export function placeOfKey(key: string, content: ShownContent): number | undefined {
  const place = /^[1-9]$/.test(key) ? Number(key) - 1 : LETTERS.indexOf(key.toUpperCase())
  return place >= 0 && place < choiceCount(content) ? place : undefined
}
