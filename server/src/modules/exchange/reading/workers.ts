import { rm } from 'node:fs/promises'
import type { FileFault } from '@probant/contract/exchange/formats'
import { MINUTE, SECOND } from '#server/platform/clock.ts'
import { type Asking, createWorkerPool, type PoolOptions } from '#server/platform/workers/pool.ts'
import type { Job, JobReport } from './job.ts'

/** Reads files of other programs in a process of its own, with bounded memory and time. */
export function createReadingWorkers(options: PoolOptions<Job, JobReport> = {}) {
  let isClosing = false
  const pool = createWorkerPool<Job, JobReport>(WORKER_FILE, {
    longestMs: 5 * MINUTE,
    workersMax: 1,
    // What was found is looked through for much longer than it took to read: nobody needs it meanwhile.
    idleMs: 10 * SECOND,
    wornMb: 200,
    ...options,
  })

  return {
    /** Hands over where the findings lie, and removes them afterwards. */
    async read<T>(
      { path, ...job }: Omit<Job, 'kind' | 'to'>,
      asking: Asking,
      signal: AbortSignal,
      use: (report: Refused | Read, findings: string) => Promise<T>,
    ): Promise<T> {
      const to = `${path}.found`
      try {
        const report = await pool.carryOut({ kind: 'readQuestions', path, to, ...job }, asking, signal)
        if (report?.name === 'failed')
          options.log?.warn({ reason: report.reason }, 'A file could not be read')
        return await use(told(report), to)
      } finally {
        await rm(to, { force: true })
      }
    },

    ensureCapacity: pool.ensureCapacity,
    async close(): Promise<void> {
      isClosing = true
      await pool.close()
    },
  }

  /** Without a report the worker was given up: by us, or for what the file did to it. */
  function told(report: JobReport | undefined): Read | Refused {
    if (report?.name === 'failed') return refused('damaged')
    return report ?? refused(isClosing ? 'interrupted' : 'tooMuchEffort')
  }
}

export type ReadingWorkers = ReturnType<typeof createReadingWorkers>
export type Read = Extract<JobReport, { name: 'read' }>
export type Refused = Extract<JobReport, { name: 'refused' }>

function refused(fault: FileFault): Refused {
  return { name: 'refused', fault, line: null }
}

const WORKER_FILE = new URL('./worker.ts', import.meta.url)
