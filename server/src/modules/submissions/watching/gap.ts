import { SECOND } from '#server/platform/clock.ts'
import type { Gap } from '../incidents/repository.ts'
import type { Seen } from '../repository.ts'

/** So long a page may be gone, from its last heartbeat on: a reload, or a moment without a network, is nothing. */
const GAP_MS = 30 * SECOND
/** What the column holds: 24 days. */
const MOST_MS = 2_147_483_647

/** Which of these were gone for long before they came back, and for how long. */
export function gapsAmong(seen: readonly Seen[], at: Date): Gap[] {
  return seen.flatMap(({ id, seenAt }) => {
    // Whoever was never seen before is not missed either.
    const goneMs = seenAt ? at.getTime() - seenAt.getTime() : 0
    return goneMs > GAP_MS ? { submissionId: id, gapMs: Math.min(goneMs, MOST_MS) } : []
  })
}
