/**
 * The server's clock, which alone counts. What this device believes of the time, and whether somebody sets it, changes
 * nothing: from what the server last said, time is counted on by a clock that nobody can set.
 */
export function createServerClock(
  told: string,
  { elapsedMs = 0, steady = () => performance.now() }: { elapsedMs?: number; steady?: () => number } = {},
) {
  let ahead = Date.parse(told) + elapsedMs - steady()
  // How long ago that was is known by the device's own clock alone.
  let isGuessed = elapsedMs > 0
  return {
    /** In milliseconds. */
    now: () => ahead + steady(),

    /**
     * The server has said what time it is. What it says is old by the time it comes in, so of what was heard the latest
     * counts: unless it lies far behind, for then it was the device that was wrong.
     */
    hear(instant: string): void {
      const heard = Date.parse(instant) - steady()
      if (isGuessed || heard > ahead || heard < ahead - FAR_MS) ahead = heard
      isGuessed = false
    },
  }
}

export type ServerClock = ReturnType<typeof createServerClock>

/** No answer is under way for longer. */
const FAR_MS = 30_000
