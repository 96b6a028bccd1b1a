import { rm } from 'node:fs/promises'
import { MINUTE } from '#server/platform/clock.ts'
import { type Asking, createWorkerPool, type PoolOptions } from '#server/platform/workers/pool.ts'
import type { Job, JobReport } from './job.ts'

/** Reads files of other programs in a process of its own, with bounded memory and time. */
export function createReadingWorkers(options: PoolOptions<Job, JobReport> = {}) {
  const pool = createWorkerPool<Job, JobReport>(WORKER_FILE, {
    longestMs: 5 * MINUTE,
    workersMax: 1,
    ...options,
  })

  return {
    /**
     * Hands over where the findings lie, and removes them afterwards. A worker that is given up, or fails of what it
     * reads, leaves a file that takes too much.
     */
    async read<T>(
      { path, ...job }: Omit<Job, 'kind' | 'to'>,
      asking: Asking,
      use: (report: Refused | Read, findings: string) => Promise<T>,
    ): Promise<T> {
      const to = `${path}.found`
      try {
        const report = await pool.carryOut({ kind: 'readQuestions', path, to, ...job }, asking)
        if (report?.name === 'failed')
          options.log?.warn({ reason: report.reason }, 'A file could not be read')
        const told = report && report.name !== 'failed' ? report : TOO_MUCH
        return await use(told, to)
      } finally {
        await rm(to, { force: true })
      }
    },

    ensureRoom: pool.ensureRoom,
    close: pool.close,
  }
}

export type ReadingWorkers = ReturnType<typeof createReadingWorkers>
export type Read = Extract<JobReport, { name: 'read' }>
export type Refused = Extract<JobReport, { name: 'refused' }>

const TOO_MUCH: Refused = { name: 'refused', fault: 'tooMuchEffort', line: null }
const WORKER_FILE = new URL('./worker.ts', import.meta.url)
