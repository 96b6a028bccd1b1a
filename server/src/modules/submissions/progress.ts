import type { ErrorName } from '@probant/contract/errors'
import type { Ending } from '@probant/contract/submissions/taking'
import { isTaken } from './deadline.ts'

/** How far a submission is. */
export interface Progress {
  deadlineAt: Date
  finishedAt: Date | null
  ending: Ending | null
  /** The page that takes it. */
  browserId: string | null
}

/** Why is what this page sends, at this moment, not taken? */
export function journalRefusal(
  { deadlineAt, finishedAt, ending, browserId }: Progress,
  sent: { browserId: string; at: Date },
): ErrorName | undefined {
  if (finishedAt) return ending === 'overdue' ? 'timeLimitExceeded' : 'alreadySubmitted'
  if (!isTaken(sent.at, deadlineAt)) return 'timeLimitExceeded'
  if (browserId !== sent.browserId) return 'heldElsewhere'
}

/** Why can nobody go on with it? */
export function sittingRefusal({ deadlineAt, finishedAt }: Progress, at: Date): ErrorName | undefined {
  if (finishedAt) return 'alreadySubmitted'
  if (!isTaken(at, deadlineAt)) return 'timeLimitExceeded'
}

/** From the deadline on nobody chooses to hand in: it is the clock that does, be it the page's own. */
export function handedInAs({ deadlineAt }: Pick<Progress, 'deadlineAt'>, at: Date): Ending {
  return at < deadlineAt ? 'handed_in' : 'overdue'
}
