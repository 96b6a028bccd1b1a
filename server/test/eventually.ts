import { setTimeout as pause } from 'node:timers/promises'

/** Shorter than a test's own limit, so that it is this failure one sees; longer than any machine is slow. */
const HANGS_AFTER_MS = 240_000

/** What `look` finds, as soon as it finds something: neither `undefined` nor `false`. */
export async function expectEventually<Found>(
  look: () => Promise<Found | undefined | false> | Found | undefined | false,
): Promise<Found> {
  const deadline = performance.now() + HANGS_AFTER_MS
  while (performance.now() < deadline) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    await pause(20)
  }
  throw new Error(`nothing was found within ${HANGS_AFTER_MS / 1000} s: ${look}`)
}
