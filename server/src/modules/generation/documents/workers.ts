import { availableParallelism } from 'node:os'
import { MINUTE, SECOND } from '#server/platform/clock.ts'
import { refusal } from '#server/platform/errors.ts'
import type { Log } from '#server/platform/log.ts'
import type { Asking, Candidate, GeneratorRequest } from '../provider.ts'
import type { DocumentText, Job, JobReport, WorkerAnswer } from './job.ts'
import {
  type Asker,
  aheadOf,
  begun,
  emptyQueue,
  joined,
  left,
  nextIn,
  type Queue,
  queueRefusal,
} from './queue.ts'
import { createWorkerProcess, type WorkerProcess } from './worker-process.ts'

interface Options {
  log?: Log
  /** How long a job may take before its worker is given up. */
  longestMs?: number
  /** How much its worker may hold, with all that it was loaded with. */
  memoryMb?: number
  /** How many work at once, where the memory allows it. */
  workersMax?: number
  /** How long a worker without work is kept. */
  idleMs?: number
  start?: typeof createWorkerProcess
}

/**
 * A pool of processes that do what would stall everybody else, or take their memory: one, started with the first job,
 * and a second one while more wait. People take turns; a job that takes too long or too much memory ends its worker.
 */
export function createDocumentWorkers({
  log,
  longestMs = 15 * SECOND,
  memoryMb = 640,
  workersMax = Math.min(2, availableParallelism()),
  idleMs = MINUTE,
  start = createWorkerProcess,
}: Options = {}) {
  const workers = new Set<WorkerProcess>()
  const idle = new Map<WorkerProcess, NodeJS.Timeout>()
  let queue: Queue<Ticket> = emptyQueue

  return {
    async read(
      document: { name: string; path: string },
      asking: Asking,
      signal = NEVER,
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

    /** Refuses whoever could not even wait. */
    ensureRoom,

    /** Of all that live, at work or not. */
    processIds: (): (number | undefined)[] => [...workers].map(({ processId }) => processId),

    /** Whoever waits goes without. */
    async close(): Promise<void> {
      for (const ticket of queue.waiting) ticket.call(false)
      queue = { ...queue, waiting: [] }
      await Promise.all([...workers].map(giveUp))
    },
  }

  function ensureRoom(asker: Asker): void {
    const refused = queueRefusal(queue, asker)
    if (refused) throw refusal(refused, { seconds: WAIT_SECONDS })
  }

  /** Nothing where whoever asked left before the turn came, or the worker died of it. */
  async function carriedOut(job: Job, asking: Asking, signal: AbortSignal): Promise<JobReport | undefined> {
    if (signal.aborted) return undefined
    ensureRoom(asking)
    const { promise: turn, resolve: call } = Promise.withResolvers<boolean>()
    const ticket: Ticket = { ...asking, call }
    const leave = () => call(false)
    signal.addEventListener('abort', leave)
    queue = joined(queue, ticket)
    serve()
    try {
      return (await turn) ? await workOn(job, signal) : undefined
    } finally {
      signal.removeEventListener('abort', leave)
      queue = left(queue, ticket)
      serve()
    }
  }

  /** Whoever's turn it is begins; the others hear how many are before them. */
  function serve(): void {
    while (hasFreeWorker()) {
      const ticket = nextIn(queue, workersMax)
      if (!ticket) break
      queue = begun(queue, ticket)
      ticket.onWaiting?.(null)
      ticket.call(true)
    }
    for (const ticket of queue.waiting) ticket.onWaiting?.(aheadOf(queue, ticket))
  }

  /** A second one only where what both may take at most is there. */
  function hasFreeWorker(): boolean {
    const { length } = queue.atWork
    if (length === 0) return true
    return length < workersMax && process.availableMemory() > 2 * memoryMb * 1024 * 1024
  }

  async function workOn(job: Job, signal: AbortSignal): Promise<JobReport | undefined> {
    if (signal.aborted) return undefined
    const worker = takeIdle() ?? hired()
    const answer = await answerOf(worker, job, signal)
    if (!answer || answer.isWorn) await giveUp(worker)
    else keep(worker)
    if (answer?.report.name === 'failed')
      log?.warn({ reason: answer.report.reason, kind: job.kind }, 'A text could not be worked on')
    if (!answer && !signal.aborted) log?.warn({ kind: job.kind }, 'The worker for texts was given up')
    return answer?.report
  }

  function hired(): WorkerProcess {
    const worker = start({ memoryMb, longestMs })
    workers.add(worker)
    return worker
  }

  async function answerOf(
    worker: WorkerProcess,
    job: Job,
    signal: AbortSignal,
  ): Promise<WorkerAnswer | undefined> {
    try {
      return await worker.carryOut(job, signal)
    } catch (error) {
      log?.warn({ err: error, kind: job.kind }, 'The worker for texts died')
      return undefined
    }
  }

  function takeIdle(): WorkerProcess | undefined {
    for (const [worker, timer] of idle) {
      clearTimeout(timer)
      idle.delete(worker)
      if (worker.isAlive()) return worker
      workers.delete(worker)
    }
  }

  /** Starting one takes a second or two, so the next job finds it there; but it holds memory, so not for long. */
  function keep(worker: WorkerProcess): void {
    idle.set(worker, setTimeout(() => void giveUp(worker), idleMs).unref())
  }

  async function giveUp(worker: WorkerProcess): Promise<void> {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
    workers.delete(worker)
    await worker.dismiss()
  }
}

export type DocumentWorkers = ReturnType<typeof createDocumentWorkers>

interface Ticket extends Asking {
  /** It is their turn, or never will be. */
  call: (hasTurn: boolean) => void
}

const WAIT_SECONDS = 10
const NEVER = new AbortController().signal
