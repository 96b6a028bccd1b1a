import type { JournalEntry } from '@probant/contract/submissions/taking'
import { takenKind } from '#web/features/paper/kinds/taking.ts'

/** Of what was not sent, the answers that the server does not have, or has otherwise. */
export function lostOf(
  unsent: readonly JournalEntry[],
  { answers }: { answers: readonly JournalEntry[] },
): JournalEntry[] {
  const held = new Map(answers.map((entry) => [entry.questionId, entry]))
  const lost = unsent.filter(({ questionId, number, answer }) => {
    const theirs = held.get(questionId)
    return number > (theirs?.number ?? 0) && lineOf(answer) !== lineOf(theirs?.answer)
  })
  return [...new Map(lost.map((entry) => [entry.questionId, entry])).values()]
}

/** What the server would write into a receipt of it: two answers are the same where that is. */
function lineOf(answer: JournalEntry['answer'] | undefined): string | undefined {
  return answer ? takenKind(answer).receiptLine(answer) : undefined
}
