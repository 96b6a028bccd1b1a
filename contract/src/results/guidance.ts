import type { Report } from './report.ts'

/** What can be said of the average, and of how far the questions measure the same thing. */
export type Guidance =
  | 'averageGood'
  | 'averageHigh'
  | 'averageLow'
  | 'consistencyGood'
  | 'consistencyFair'
  | 'consistencyPoor'

/** What experience says of such figures: nothing where there are none. */
export function guidanceOf({
  averagePercent,
  reliability,
}: Pick<Report, 'averagePercent' | 'reliability'>): Guidance[] {
  const consistency = reliability?.consistency ?? null
  return [ofAverage(averagePercent), ofConsistency(consistency)].filter((guidance) => guidance !== undefined)
}

function ofAverage(percent: number | null): Guidance | undefined {
  if (percent === null) return undefined
  if (percent > 75) return 'averageHigh'
  return percent < 50 ? 'averageLow' : 'averageGood'
}

function ofConsistency(percent: number | null): Guidance | undefined {
  if (percent === null) return undefined
  if (percent > 75) return 'consistencyGood'
  return percent < 64 ? 'consistencyPoor' : 'consistencyFair'
}
