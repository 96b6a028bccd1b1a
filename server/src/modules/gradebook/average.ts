import type { Cell } from '@probant/contract/gradebook/cell'
import type { Average, MissingRule } from '@probant/contract/gradebook/gradebook'
import { DEFAULT_SCALE, type Scale } from '@probant/contract/scale/scale'
import { scaledScore } from '@probant/contract/scale/scaled-score'

export interface Weighed {
  /** Null where they are not invited. */
  cell: Pick<Cell, 'state' | 'percent'> | null
  weight: number
}

/**
 * Of what has a score, each as often as it weighs; nothing where that is nothing. By the scores themselves, never by
 * what they are rounded to.
 */
export function weightedAverage(weighed: readonly Weighed[], missing: MissingRule): number | null {
  let [sum, weights] = [0, 0]
  for (const { cell, weight } of weighed) {
    const percent = countedPercent(cell, missing)
    if (percent === null) continue
    sum += weight * percent
    weights += weight
  }
  return weights === 0 ? null : sum / weights
}

/** What everybody reached in one quiz, by how many have a score and how many are missing. */
export function columnAverage(
  {
    percentSum,
    scoredCount,
    missingCount,
  }: { percentSum: number; scoredCount: number; missingCount: number },
  missing: MissingRule,
): number | null {
  const count = scoredCount + (missing === 'zero' ? missingCount : 0)
  return count === 0 ? null : percentSum / count
}

/** The average of a person as it is shown: an average of points says nothing, and one of “passed” neither. */
export function presentAverage(
  weighed: readonly Weighed[],
  { missing, workspaceScale }: { missing: MissingRule; workspaceScale: Scale | null },
): Average | null {
  const percent = weightedAverage(weighed, missing)
  if (percent === null) return null
  const asked = workspaceScale ?? DEFAULT_SCALE
  const scale = asked.kind === 'points' || asked.kind === 'passed' ? DEFAULT_SCALE : asked
  const scaled = scaledScore({ points: percent, totalPoints: 100 }, { scale, passPercent: null })
  const isProvisional = weighed.some(({ cell, weight }) => cell?.state === 'ungraded' && weight > 0)
  return scaled && { percent, scaled, isProvisional }
}

function countedPercent(cell: Weighed['cell'], missing: MissingRule): number | null {
  if (cell?.state === 'missing') return missing === 'zero' ? 0 : null
  return cell?.percent ?? null
}
