import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { SECOND } from '#server/platform/clock.ts'
import { refusal } from '#server/platform/errors.ts'
import type { Log } from '#server/platform/log.ts'
import type { Candidate, GeneratorRequest } from '../provider.ts'
import type { DocumentText, Job, JobReport } from './job.ts'

interface Options {
  log?: Log
  /** How long a job may take before its worker is given up. */
  longestMs?: number
}

/**
 * Does what would stall everybody else in a worker: one, started with the first job, one job at a time. A job that
 * takes too long or too much memory ends the worker, and the next job gets a new one.
 */
export function createWorkshop({ log, longestMs = 15 * SECOND }: Options = {}) {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  return {
    async read(name: string, bytes: Uint8Array): Promise<DocumentText> {
      const report = await queued({ kind: 'read', name, bytes })
      if (report?.name === 'read') return report.document
      throw refusal(report?.name === 'refused' ? report.refusal : 'documentUnreadable')
    },

    async makeQuestions(request: GeneratorRequest, signal: AbortSignal): Promise<Candidate[]> {
      const report = await queued({ kind: 'makeQuestions', request }, signal)
      if (signal.aborted) return []
      if (report?.name === 'questions') return report.candidates
      throw refusal('generationFailed')
    },

    async close(): Promise<void> {
      await worker?.terminate()
      worker = undefined
    },
  }

  function queued(job: Job, signal?: AbortSignal): Promise<JobReport | undefined> {
    const report = last.then(() => (signal?.aborted ? undefined : carryOut(job)))
    last = report.catch(() => {})
    return report
  }

  async function carryOut(job: Job): Promise<JobReport | undefined> {
    worker ??= startWorker()
    const hired = worker
    hired.ref()
    const given = new AbortController()
    const tooLate = setTimeout(() => void hired.terminate(), longestMs)
    try {
      hired.postMessage(job)
      const [report] = await Promise.race([
        once(hired, 'message', given) as Promise<[JobReport]>,
        once(hired, 'exit', given).then(() => [undefined] as const),
      ])
      if (report?.name === 'failed')
        log?.warn({ reason: report.reason, kind: job.kind }, 'A text could not be worked on')
      if (!report) log?.warn({ kind: job.kind }, 'The worker for texts was given up')
      return report
    } catch (error) {
      log?.warn({ err: error, kind: job.kind }, 'The worker for texts died')
      return undefined
    } finally {
      clearTimeout(tooLate)
      given.abort()
      hired.unref()
    }
  }

  function startWorker(): Worker {
    const started = new Worker(WORKER_FILE, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
    // `once` throws what goes wrong during a job; between jobs there is nobody to tell.
    started.on('error', () => {})
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }
}

export type Workshop = ReturnType<typeof createWorkshop>

const WORKER_FILE = new URL('./worker.ts', import.meta.url)
const MEMORY_MB = 512
