import { refusal } from '#server/platform/errors.ts'
import type { Asking } from '#server/platform/workers/pool.ts'
import { createWorkerPool, type PoolOptions } from '#server/platform/workers/pool.ts'
import type { Candidate, GeneratorRequest } from '../provider.ts'
import type { DocumentText, Job, JobReport } from './job.ts'

/** Reads documents, and makes questions of texts, in processes of their own. */
export function createDocumentWorkers(options: PoolOptions<Job, JobReport> = {}) {
  const pool = createWorkerPool<Job, JobReport>(WORKER_FILE, options)

  return {
    async read(
      document: { name: string; path: string },
      asking: Asking,
      signal?: AbortSignal,
    ): Promise<DocumentText> {
      const report = await carriedOut({ kind: 'read', ...document }, asking, signal)
      if (report?.name === 'read') return report.document
      throw refusal(report?.name === 'refused' ? report.refusal : 'documentUnreadable')
    },

    async makeQuestions(
      request: GeneratorRequest,
      asking: Asking,
      signal: AbortSignal,
    ): Promise<Candidate[]> {
      const report = await carriedOut({ kind: 'makeQuestions', request }, asking, signal)
      if (signal.aborted) return []
      if (report?.name === 'questions') return report.candidates
      throw refusal('generationFailed')
    },

    ensureCapacity: pool.ensureCapacity,
    processIds: pool.processIds,
    close: pool.close,
  }

  async function carriedOut(job: Job, asking: Asking, signal?: AbortSignal): Promise<JobReport | undefined> {
    const report = await pool.carryOut(job, asking, signal)
    if (report?.name === 'failed')
      options.log?.warn({ reason: report.reason, kind: job.kind }, 'A text could not be worked on')
    return report
  }
}

export type DocumentWorkers = ReturnType<typeof createDocumentWorkers>

const WORKER_FILE = new URL('./worker.ts', import.meta.url)
