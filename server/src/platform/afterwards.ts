import type { Log } from '#server/platform/log.ts'

/**
 * Work that nobody waits for: how long it takes, and whether there is any, can't be told from the answer. What must
 * not be lost when the process dies stands in a row and is a job's instead.
 */
export function createAfterwards({ log }: { log: Log }) {
  const running = new Set<Promise<void>>()

  return {
    /** Begins once the answer of whoever calls is on its way. */
    run(what: string, work: () => Promise<void>): void {
      const done = begin(what, work).finally(() => running.delete(done))
      running.add(done)
    },

    /** Once all of it is done, for better or worse. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
  }

  async function begin(what: string, work: () => Promise<void>): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    try {
      await work()
    } catch (error) {
      log.error({ err: error, what }, 'what should happen afterwards failed')
    }
  }
}

export type Afterwards = ReturnType<typeof createAfterwards>
