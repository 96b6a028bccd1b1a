import { EventEmitter, once } from 'node:events'

/** Wakes up whoever waits for news of something, in this process; others look by themselves now and then. */
export function createBell() {
  const bell = new EventEmitter().setMaxListeners(0)
  const counts = new Map<string, number>()
  const rung = (name: string) => counts.get(name) ?? 0

  return {
    /** How often so far: whoever looks first and listens then misses nothing in between. */
    rung,

    ring(name: string): void {
      counts.set(name, rung(name) + 1)
      bell.emit(name)
    },

    /** It will not ring any more. */
    forget: (name: string): void => void counts.delete(name),

    /** Until it has rung more often than `since`, or the time is up, or the signal says to stop. */
    async heard(name: string, { since, withinMs, signal }: Listening): Promise<void> {
      if (rung(name) !== since) return
      const waiting = AbortSignal.any([signal, AbortSignal.timeout(withinMs)])
      await once(bell, name, { signal: waiting }).catch(() => undefined)
    },
  }
}

interface Listening {
  since: number
  withinMs: number
  signal: AbortSignal
}

export type Bell = ReturnType<typeof createBell>
