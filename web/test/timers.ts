const { setTimeout: set, clearTimeout: clear } = globalThis
const waiting = new Set<ReturnType<typeof set>>()

/** Remembers each timer that waits, so that none goes off when the page of the tests is gone already. */
export function countTimers(): void {
  const counted: typeof setTimeout = Object.assign(
    (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      const timer = set(() => {
        waiting.delete(timer)
        run(...args)
      }, ms)
      waiting.add(timer)
      return timer
    },
    set,
  )
  globalThis.setTimeout = counted
}

export function clearTimers(): void {
  for (const timer of waiting) clear(timer)
  globalThis.setTimeout = set
}
