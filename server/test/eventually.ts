import { setTimeout as pause } from 'node:timers/promises'

/** What `look` finds, as soon as it finds something. */
export async function expectEventually<Found>(
  look: () => Promise<Found | undefined>,
  { withinMs = 10_000 } = {},
): Promise<Found> {
  const deadline = performance.now() + withinMs
  while (performance.now() < deadline) {
    const found = await look()
    if (found !== undefined) return found
    await pause(20)
  }
  throw new Error(`nothing was found within ${withinMs} ms`)
}
