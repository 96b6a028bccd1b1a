import { SECOND } from '#server/platform/clock.ts'

/** A time without a break in which a server was there. */
export interface Span {
  sinceAt: Date
  untilAt: Date
}

/** A server that notes nothing for so long was not there: three times as long as it takes to the next note. */
export const ABSENT_MS = 9 * SECOND
/** So long pages may need to find a server that is back: they try again less and less often. */
export const RETURNING_MS = 30 * SECOND

/**
 * How much of a time a server was there and could be found. Where nothing is known it was there all the time. Spans of several
 * processes may overlap.
 */
export function presentMs(spans: readonly Span[], from: Date, to: Date): number {
  if (spans.length === 0) return Math.max(0, to.getTime() - from.getTime())
  const found = spans
    .map(({ sinceAt, untilAt }) => ({ since: sinceAt.getTime() + RETURNING_MS, until: untilAt.getTime() }))
    .sort((one, other) => one.since - other.since)
  let [present, reached] = [0, from.getTime()]
  for (const { since, until } of found) {
    // The newest note is a moment old; whoever asks is there.
    const end = Math.min(to.getTime(), until + ABSENT_MS >= to.getTime() ? to.getTime() : until)
    const begin = Math.max(reached, since)
    if (end <= begin) continue
    present += end - begin
    reached = end
  }
  return present
}
