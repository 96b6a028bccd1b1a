import { createHash } from 'node:crypto'
import type { GivenAnswer } from '@probant/contract/submissions/taking'
import { kindOf } from '@probant/kinds'

interface Entry {
  questionId: string
  number: number
  answer: GivenAnswer | null
}

/** What was counted: how many answers, and a sum by which anybody can tell whether they are still the same. */
export function receiptOf(held: readonly Entry[]): { answerCount: number; checksum: string } {
  const given = held.flatMap(({ answer, ...entry }) => (answer ? { ...entry, answer } : []))
  const lines = given
    .map(({ questionId, answer }) => `${questionId} ${kindOf(answer).receiptLine(answer)}`)
    .sort()
  const hash = createHash('sha256').update(lines.join('\n')).digest('hex')
  return { answerCount: given.length, checksum: hash.slice(0, CHECKSUM_DIGITS) }
}

/** Enough that no two papers have the same by chance, and few enough to be compared by eye. */
const CHECKSUM_DIGITS = 16
