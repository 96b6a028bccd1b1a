import type { AttemptRow } from '@probant/contract/participants/attempts'
import type { Scaling } from '@probant/contract/scale/scale'
import { percentOf, scaledScore } from '@probant/contract/scale/scaled-score'
import { presentReceipt } from '../present.ts'
import type { SubmissionRow } from '../repository.ts'

/** What came of one attempt by itself; nothing before it is over. */
export function scoreOfAttempt({ finishedAt, ...row }: SubmissionRow, scaling: Scaling) {
  if (!finishedAt) return NO_SCORE
  return shown(
    { points: row.points, totalPoints: row.totalPoints, ungradedCount: row.ungradedCount },
    scaling,
  )
}

/** What came of all attempts together, of the one that counts. */
export function resultOfAttempts(row: SubmissionRow, scaling: Scaling) {
  const { resultPoints, resultUngradedCount, totalPoints } = row
  if (resultUngradedCount === null) return scoreOfAttempt(row, scaling)
  return shown({ points: resultPoints, totalPoints, ungradedCount: resultUngradedCount }, scaling)
}

/** For the creator of the quiz. */
export function presentAttempt(row: SubmissionRow, scaling: Scaling): Omit<AttemptRow, 'timeline'> {
  const { percent, scaled } = scoreOfAttempt(row, scaling)
  return {
    submissionId: row.id,
    number: row.number,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    receipt: presentReceipt(row),
    percent,
    ungradedCount: row.ungradedCount ?? 0,
    scaled,
    counts: row.counts,
  }
}

function shown({ points, totalPoints, ungradedCount }: Reached, scaling: Scaling) {
  if (points === null || totalPoints === null) return NO_SCORE
  const reached = { points, totalPoints }
  const isProvisional = Boolean(ungradedCount)
  return {
    percent: percentOf(reached),
    isProvisional,
    scaled: isProvisional ? null : scaledScore(reached, scaling),
  }
}

interface Reached {
  points: number | null
  totalPoints: number | null
  ungradedCount: number | null
}

const NO_SCORE = { percent: null, isProvisional: false, scaled: null }
