import type { Cell } from '@probant/contract/gradebook/cell'
import type { Scaling } from '@probant/contract/scale/scale'
import { percentOf, type Reached, scaledScore } from '@probant/contract/scale/scaled-score'

/** What is known of one who is invited to a quiz; of the attempt that counts, where there are several. */
export interface TakenRow extends Reached {
  submissionId: string | null
  finishedAt: Date | null
  ungradedCount: number
}

export function cellOf(taken: TakenRow, { isOver, scaling }: { isOver: boolean; scaling: Scaling }): Cell {
  const { submissionId, finishedAt, ungradedCount } = taken
  if (!finishedAt)
    return { ...NOTHING_YET, state: isOver ? 'missing' : submissionId ? 'at_work' : 'not_begun' }
  if (ungradedCount > 0) return { ...NOTHING_YET, state: 'ungraded', submissionId }
  return { state: 'scored', submissionId, percent: percentOf(taken), scaled: scaledScore(taken, scaling) }
}

const NOTHING_YET = { submissionId: null, percent: null, scaled: null }
