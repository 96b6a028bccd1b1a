import type { Receipt } from '@probant/contract/submissions/taking'
import type { SubmissionRow } from './repository.ts'

/** Once it is over. */
export function presentReceipt(submission: Ended): Receipt | null {
  const { finishedAt, ending, answerCount, checksum } = submission
  if (!finishedAt) return null
  return {
    ending: ending ?? 'handed_in',
    finishedAt: finishedAt.toISOString(),
    answerCount: answerCount ?? 0,
    checksum: checksum ?? '',
  }
}

type Ended = Pick<SubmissionRow, 'finishedAt' | 'ending' | 'answerCount' | 'checksum'>
