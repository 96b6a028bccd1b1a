import { EventEmitter, once } from 'node:events'

/** Wakes up whoever waits for news of something, in this process; others ask the database now and then. */
export function createNotifier() {
  const emitter = new EventEmitter().setMaxListeners(0)
  const counts = new Map<string, number>()
  const countOf = (name: string) => counts.get(name) ?? 0

  return {
    /** How often so far: whoever reads first and waits then misses nothing in between. */
    countOf,

    notify(name: string): void {
      counts.set(name, countOf(name) + 1)
      emitter.emit(name)
    },

    /** There will be no more news of it. */
    forget: (name: string): void => void counts.delete(name),

    /** Until there was news after `since`, or the time is up, or the signal says to stop. */
    async wait(name: string, { since, withinMs, signal }: Waiting): Promise<void> {
      if (countOf(name) !== since) return
      const waiting = AbortSignal.any([signal, AbortSignal.timeout(withinMs)])
      await once(emitter, name, { signal: waiting }).catch(() => undefined)
    },
  }
}

interface Waiting {
  since: number
  withinMs: number
  signal: AbortSignal
}

export type Notifier = ReturnType<typeof createNotifier>
