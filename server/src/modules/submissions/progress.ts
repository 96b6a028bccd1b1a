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
  /** Since when their clock stands still. */
  pausedAt: Date | null
}

interface Sent {
  browserId: string
  at: Date
}

/** Why are answers that this page sends, at this moment, not taken? */
export function journalRefusal(progress: Progress, sent: Sent): ErrorName | undefined {
  return reportRefusal(progress, sent) ?? pauseRefusal(progress, sent.at)
}

/** Why is what it noticed not taken? In a pause it is noted too, and counts for nothing. */
export function reportRefusal(progress: Progress, sent: Sent): ErrorName | undefined {
  const { finishedAt, ending, browserId } = progress
  if (finishedAt) return ending === 'overdue' ? 'timeLimitExceeded' : 'alreadySubmitted'
  if (isOut(progress, sent.at)) return 'timeLimitExceeded'
  if (browserId !== sent.browserId) return 'heldElsewhere'
}

/** Why can nobody go on with it? */
export function sittingRefusal(progress: Progress, at: Date): ErrorName | undefined {
  if (progress.finishedAt) return 'alreadySubmitted'
  if (isOut(progress, at)) return 'timeLimitExceeded'
}

/** What was on its way when the clock was stopped is still taken; the page keeps the rest until it runs on. */
function pauseRefusal({ pausedAt }: Progress, at: Date): ErrorName | undefined {
  if (pausedAt && !isTaken(at, pausedAt)) return 'submissionPaused'
}

/** While the clock stands still, no time runs out. */
function isOut({ deadlineAt, pausedAt }: Progress, at: Date): boolean {
  return !pausedAt && !isTaken(at, deadlineAt)
}

/** From the deadline on nobody chooses to hand in: it is the clock that does, be it the page's own. */
export function handedInAs({ deadlineAt }: Pick<Progress, 'deadlineAt'>, at: Date): Ending {
  return at < deadlineAt ? 'handed_in' : 'overdue'
}
