import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Log } from '#server/platform/log.ts'
import type { WorkerOrder, WorkerReport, WorkerRequest } from './worker.ts'

export interface HostOrder extends WorkerOrder {
  stackMb?: number
  /** Tests have one whose disk can be full. */
  workerFile?: URL
}

export interface PgliteHost {
  /** How often files were flushed to disk since the worker started. */
  countSyncs(): Promise<number>
  stop(): Promise<void>
  /** Ends it at once, as a power cut would. */
  abandon(): Promise<void>
}

/** Keeps PGlite running in a worker thread, so that its work never blocks the app's; a worker that dies is replaced. */
export async function startPgliteHost(order: HostOrder, { log }: { log?: Log } = {}): Promise<PgliteHost> {
  const stopping = new AbortController()
  let replacing: Promise<void> | undefined
  let worker = watch(await startWorker(order))

  function watch(started: Worker): Worker {
    let reason: unknown
    started.on('message', (report: WorkerReport) => {
      if (report.name === 'broken') reason = report.reason
    })
    started.on('error', (error) => {
      reason = error
    })
    started.once('exit', () => {
      if (!stopping.signal.aborted) replacing = replace(reason)
    })
    return started
  }

  async function replace(reason: unknown) {
    log?.error({ reason }, 'The embedded database stopped unexpectedly and is being started again')
    for (let pauseMs = 0; ; pauseMs = Math.min(2 * pauseMs + 500, LONGEST_PAUSE_MS)) {
      await delay(pauseMs, undefined, stopping).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        worker = watch(await startWorker(order))
        log?.warn('The embedded database runs again')
        return
      } catch (error) {
        log?.error({ err: error }, 'The embedded database could not be started again')
      }
    }
  }

  return {
    async countSyncs() {
      const answer = once(worker, 'message')
      request(worker, 'countSyncs')
      const [report] = await answer
      return report.syncCount
    },
    async stop() {
      stopping.abort()
      await replacing
      await stopWorker(worker)
    },
    async abandon() {
      stopping.abort()
      await replacing
      await worker.terminate()
    },
  }
}

async function startWorker({
  stackMb = STACK_MB,
  workerFile = WORKER_FILE,
  ...order
}: HostOrder): Promise<Worker> {
  const worker = new Worker(workerFile, { workerData: order, resourceLimits: { stackSizeMb: stackMb } })
  const [report] = await Promise.race([once(worker, 'message'), once(worker, 'exit')])
  if (report?.name === 'ready') return worker
  throw new Error(
    `The embedded database in ${order.clusterFolder} did not start: ${report?.reason ?? 'no reason given'}`,
  )
}

async function stopWorker(worker: Worker) {
  if (worker.threadId === NO_THREAD) return
  const exit = new Promise((resolve) => worker.once('exit', resolve))
  request(worker, 'stop')
  const tooLate = setTimeout(() => worker.terminate(), STOP_TIMEOUT_MS)
  await exit
  clearTimeout(tooLate)
}

function request(worker: Worker, message: WorkerRequest) {
  worker.postMessage(message)
}

const WORKER_FILE = new URL('./worker.ts', import.meta.url)
// Deeply nested input has to meet PostgreSQL's own limit, which is an error, before that of the thread, which is a crash.
const STACK_MB = 64
const NO_THREAD = -1
const LONGEST_PAUSE_MS = 30_000
const STOP_TIMEOUT_MS = 20_000
