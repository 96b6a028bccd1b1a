import type { Log } from '#server/platform/log.ts'

export interface Job {
  name: string
  everyMs: number
  /** Must be safe beside itself in another process: rows are claimed with `for update skip locked`. */
  run: (stopping: AbortSignal) => Promise<unknown>
}

/**
 * Runs each job again and again, never beside itself in this process. What is due stands in the rows themselves
 * (an outbox, a deadline), so a queue would only be a second truth.
 */
export function createSchedule(log: Log) {
  const loops: Promise<void>[] = []
  const stopping = new AbortController()

  return {
    start(jobs: readonly Job[]): void {
      for (const job of jobs) loops.push(loop(job))
    },

    /** Lets running jobs finish; one that would take long heeds the signal it was given. */
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(loops)
    },
  }

  async function loop(job: Job): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await job.run(stopping.signal)
      } catch (error) {
        log.error({ err: error, job: job.name }, 'a job failed; it will run again')
      }
      await pause(job.everyMs, stopping.signal)
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
}
