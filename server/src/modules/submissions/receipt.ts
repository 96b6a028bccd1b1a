import { createHash } from 'node:crypto'
import type { GivenAnswer } from '@probant/contract/submissions/taking'

interface Entry {
  questionId: string
  number: number
  answer: GivenAnswer | null
}

/** What was counted: how many answers, and a sum by which anybody can tell whether they are still the same. */
export function receiptOf(held: readonly Entry[]): { answerCount: number; checksum: string } {
  const given = held.flatMap(({ answer, ...entry }) =>
    answer && !isBlank(answer) ? { ...entry, answer } : [],
  )
  const lines = given.map(({ questionId, answer }) => `${questionId} ${written(answer)}`).sort()
  const hash = createHash('sha256').update(lines.join('\n')).digest('hex')
  return { answerCount: given.length, checksum: hash.slice(0, CHECKSUM_DIGITS) }
}

/** A field that was emptied again is no answer. */
export function isBlank(answer: GivenAnswer): boolean {
  return 'text' in answer && answer.text.trim() === ''
}

/** Always the same for the same answer, whatever the order in which the database keeps its parts. */
function written(answer: GivenAnswer): string {
  switch (answer.type) {
    case 'multiple_choice':
      return `choice ${answer.place}`
    case 'true_false':
      return `said ${answer.isTrue}`
    case 'fill_in':
    case 'open':
      return `text ${JSON.stringify(answer.text)}`
  }
}

/** Enough that no two papers have the same by chance, and few enough to be compared by eye. */
const CHECKSUM_DIGITS = 16
