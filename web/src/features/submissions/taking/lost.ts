import type { JournalEntry } from '@probant/contract/submissions/taking'
import { textOf } from './given-answer.ts'

/** Of what was not sent, the answers that the server does not have, or has otherwise. */
export function lostOf(
  unsent: readonly JournalEntry[],
  { answers }: { answers: readonly JournalEntry[] },
): JournalEntry[] {
  const held = new Map(answers.map((entry) => [entry.questionId, entry]))
  const lost = unsent.filter(({ questionId, number, answer }) => {
    const theirs = held.get(questionId)
    return number > (theirs?.number ?? 0) && textOf(answer) !== textOf(theirs?.answer)
  })
  return [...new Map(lost.map((entry) => [entry.questionId, entry])).values()]
}
