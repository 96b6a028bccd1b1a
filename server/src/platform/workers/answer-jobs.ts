import { Worker } from 'node:worker_threads'
import type { WorkerAnswer } from './worker-process.ts'

/** The other end of `createWorkerProcess`: one job after the other, watched by a thread that knows how much is too much. */
export function answerJobs<Job, Report>(reportOn: (job: Job) => Promise<Report>): void {
  const maxBytes = Number(process.argv[2]) * MB
  const isWorking = new Int32Array(new SharedArrayBuffer(4))
  const memoryWatch = new Worker(new URL('./memory-watch.ts', import.meta.url), {
    execArgv: [],
    workerData: { isWorking, maxBytes, parentId: process.ppid },
  })
  memoryWatch.unref()

  process.on('message', async (job: Job) => {
    tellWatch(1)
    const report = await reportOn(job)
    tellWatch(0)
    const answer: WorkerAnswer<Report> = { report, heldMb: process.memoryUsage.rss() / MB }
    process.send?.(answer)
  })

  function tellWatch(state: 0 | 1): void {
    Atomics.store(isWorking, 0, state)
    Atomics.notify(isWorking, 0)
  }
}

const MB = 1024 * 1024
