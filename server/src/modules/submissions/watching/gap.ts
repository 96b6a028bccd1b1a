import { SECOND } from '#server/platform/clock.ts'
import type { Gap } from '../incidents/repository.ts'
import type { Seen } from '../repository.ts'

/** So long a page may be gone, from its last heartbeat on: a reload, or a moment without a network, is nothing. */
const GAP_MS = 30 * SECOND
/** What the column holds: 24 days. */
const MOST_MS = 2_147_483_647

/** Since when the longest of them was gone for so long that it may be a gap; nothing where none was. */
export function missedSince(seen: readonly Seen[], at: Date): Date | undefined {
  const times = seen.flatMap(({ seenAt }) => (isLong(seenAt, at) ? seenAt.getTime() : []))
  return times.length === 0 ? undefined : new Date(Math.min(...times))
}

/**
 * Which of these were gone for long before they came back, and for how long. Only the time in which the server was there counts:
 * while it was away it could not see anybody.
 */
export function gapsAmong(
  seen: readonly Seen[],
  at: Date,
  presentMs: (from: Date, to: Date) => number = elapsedMs,
): Gap[] {
  return seen.flatMap(({ id, seenAt }) => {
    const goneMs = isLong(seenAt, at) ? presentMs(seenAt, at) : 0
    return goneMs > GAP_MS ? { submissionId: id, gapMs: Math.min(goneMs, MOST_MS) } : []
  })
}

/** Whoever was never seen before is not missed either. */
function isLong(seenAt: Date | null, at: Date): seenAt is Date {
  return seenAt !== null && elapsedMs(seenAt, at) > GAP_MS
}

function elapsedMs(from: Date, to: Date): number {
  return to.getTime() - from.getTime()
}
