/** What somebody typed as a score: so many points, nothing yet, or why it is none. */
export type TypedScore = number | 'empty' | 'notQuarters' | 'tooHigh'

/** With a comma or a point; in quarters, as the server takes it. */
export function readScore(typed: string, maxPoints: number): TypedScore {
  const text = typed.trim().replace(',', '.')
  if (text === '') return 'empty'
  const points = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isInteger(points * 4)) return 'notQuarters'
  return points > maxPoints ? 'tooHigh' : points
}
