import type { Cell, CellState } from '@probant/contract/gradebook/cell'
import type { Scaling } from '@probant/contract/scale/scale'
import { percentOf, type Reached, scaledScore } from '@probant/contract/scale/scaled-score'

/** What is known of one who is invited to a quiz; of the attempt that counts, where there are several. */
export interface TakenRow extends Reached {
  submissionId: string | null
  finishedAt: Date | null
  ungradedCount: number
  /** The last moment to begin: the end of their own window, or else of the quiz. */
  beginsUntil: Date | null
}

export function cellOf(
  taken: TakenRow,
  { isOver, scaling }: { isOver: boolean; scaling: Scaling },
  now: Date,
): Cell {
  const { submissionId, finishedAt, ungradedCount } = taken
  if (!finishedAt) return { ...NOTHING_YET, state: unfinished() }
  if (ungradedCount > 0) return { ...NOTHING_YET, state: 'ungraded', submissionId }
  return { state: 'scored', submissionId, percent: percentOf(taken), scaled: scaledScore(taken, scaling) }

  function unfinished(): CellState {
    if (isOver) return 'missing'
    if (submissionId) return 'at_work'
    return taken.beginsUntil && taken.beginsUntil <= now ? 'missing' : 'not_begun'
  }
}

const NOTHING_YET = { submissionId: null, percent: null, scaled: null }
