import { ApiError } from '#web/lib/api-error.ts'
import type { ServerEvent } from '#web/lib/server-events.ts'

interface Following {
  connect: (signal: AbortSignal) => AsyncIterable<ServerEvent>
  onChange: () => void
  onConnection: (isLive: boolean) => void
  /** Waits, or until there is a reason to hope again. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
  signal: AbortSignal
}

/**
 * Listens as long as it is looked at, and connects again by itself: the server's first word is always that something
 * has changed, so nothing is missed meanwhile. A connection that ends once, as each does when its token runs out, is
 * not yet lost.
 */
export async function followChanges(following: Following): Promise<void> {
  const { connect, onChange, onConnection, pause, signal } = following
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      for await (const { event } of connect(signal)) {
        if (signal.aborted) return
        failures = 0
        onConnection(true)
        if (event === 'change') onChange()
      }
    } catch (error) {
      if (isRefusal(error)) throw error
    }
    if (signal.aborted) return
    if (failures > 0) onConnection(false)
    await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal)
  }
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000
/** These say "not now", not "no". */
const PASSING = [408, 425, 429]

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return error.status >= 400 && error.status < 500 && !PASSING.includes(error.status)
}
