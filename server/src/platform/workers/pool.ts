import { availableParallelism } from 'node:os'
import { MINUTE, SECOND } from '#server/platform/clock.ts'
import { refusal } from '#server/platform/errors.ts'
import type { Log } from '#server/platform/log.ts'
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
import { createWorkerProcess, type WorkerAnswer, type WorkerProcess } from './worker-process.ts'

/** Who wants something done. */
export interface Asking extends Asker {
  /** How many are before them; nothing once it is their turn. */
  onWaiting?: (ahead: number | null) => void
}

export interface PoolOptions<Job extends object, Report> {
  log?: Log
  /** How long a job may take before its worker is given up. */
  longestMs?: number
  /** How much its worker may hold, with all that it was loaded with. */
  memoryMb?: number
  /** One that holds more than this after a job is let go: the next could be the one too many, and nobody gets its memory back before. */
  wornMb?: number
  /** How many work at once, where the memory allows it. */
  workersMax?: number
  /** How long a worker without work is kept. */
  idleMs?: number
  start?: typeof createWorkerProcess<Job, Report>
}

/**
 * A pool of processes that do what would stall everybody else, or take their memory: one, started with the first job,
 * and a second one while more wait. People take turns; a job that takes too long or too much memory ends its worker.
 */
export function createWorkerPool<Job extends { kind: string }, Report>(
  /** What each of them runs: a file that calls `answerJobs`. */
  file: URL,
  {
    log,
    longestMs = 15 * SECOND,
    memoryMb = 640,
    wornMb = memoryMb / 2,
    workersMax = Math.min(2, availableParallelism()),
    idleMs = MINUTE,
    start = createWorkerProcess<Job, Report>,
  }: PoolOptions<Job, Report> = {},
) {
  const workers = new Set<WorkerProcess<Job, Report>>()
  const idle = new Map<WorkerProcess<Job, Report>, NodeJS.Timeout>()
  let queue: Queue<Ticket> = emptyQueue

  return {
    carryOut,

    /** Refuses whoever could not even wait. */
    ensureCapacity,

    /** Of all that live, at work or not. */
    processIds: (): (number | undefined)[] => [...workers].map(({ processId }) => processId),

    /** Whoever waits goes without. */
    async close(): Promise<void> {
      for (const ticket of queue.waiting) ticket.call(false)
      queue = { ...queue, waiting: [] }
      await Promise.all([...workers].map(giveUp))
    },
  }

  function ensureCapacity(asker: Asker): void {
    const refused = queueRefusal(queue, asker)
    if (refused) throw refusal(refused, { seconds: WAIT_SECONDS })
  }

  /**
   * Nothing where whoever asked left before the turn came, or the worker died of it. What is costly to prepare is
   * prepared once it is their turn.
   */
  async function carryOut(
    job: Job | (() => Promise<Job>),
    asking: Asking,
    signal = NEVER,
  ): Promise<Report | undefined> {
    if (signal.aborted) return undefined
    ensureCapacity(asking)
    const { promise: turn, resolve: call } = Promise.withResolvers<boolean>()
    const ticket: Ticket = { ...asking, call }
    const leave = () => call(false)
    signal.addEventListener('abort', leave)
    queue = joined(queue, ticket)
    serve()
    try {
      if (!(await turn)) return undefined
      return await workOn(typeof job === 'function' ? await job() : job, signal)
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

  async function workOn(job: Job, signal: AbortSignal): Promise<Report | undefined> {
    if (signal.aborted) return undefined
    const worker = takeIdle() ?? hired()
    const answer = await answerOf(worker, job, signal)
    if (!answer || answer.heldMb > wornMb) await giveUp(worker)
    else keep(worker)
    if (!answer && !signal.aborted) log?.warn({ kind: job.kind }, 'A worker was given up')
    return answer?.report
  }

  function hired(): WorkerProcess<Job, Report> {
    const worker = start({ file, memoryMb, longestMs })
    workers.add(worker)
    return worker
  }

  async function answerOf(
    worker: WorkerProcess<Job, Report>,
    job: Job,
    signal: AbortSignal,
  ): Promise<WorkerAnswer<Report> | undefined> {
    try {
      return await worker.carryOut(job, signal)
    } catch (error) {
      log?.warn({ err: error, kind: job.kind }, 'A worker died')
      return undefined
    }
  }

  function takeIdle(): WorkerProcess<Job, Report> | undefined {
    for (const [worker, timer] of idle) {
      clearTimeout(timer)
      idle.delete(worker)
      if (worker.isAlive()) return worker
      workers.delete(worker)
    }
  }

  /** Starting one takes a second or two, so the next job finds it there; but it holds memory, so not for long. */
  function keep(worker: WorkerProcess<Job, Report>): void {
    idle.set(worker, setTimeout(() => void giveUp(worker), idleMs).unref())
  }

  async function giveUp(worker: WorkerProcess<Job, Report>): Promise<void> {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
    workers.delete(worker)
    await worker.dismiss()
  }
}

interface Ticket extends Asking {
  /** It is their turn, or never will be. */
  call: (hasTurn: boolean) => void
}

const WAIT_SECONDS = 10
const NEVER = new AbortController().signal
