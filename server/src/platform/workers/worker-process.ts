import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

interface Options {
  /** What it runs: a file that calls `answerJobs`. */
  file: URL
  memoryMb: number
  longestMs: number
}

/** What a worker answers to a job. */
export interface WorkerAnswer<Report> {
  report: Report
  /** What its process holds in memory afterwards. */
  heldMb: number
}

/**
 * A process of its own, with none of our secrets in its environment: whatever a file makes of its memory, it is not
 * the server's. One job at a time; one that it is stopped at, or that it dies of, comes back empty.
 */
export function createWorkerProcess<Job extends object, Report>({ file, memoryMb, longestMs }: Options) {
  const child = fork(file, [String(memoryMb)], {
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // `once` throws what goes wrong during a job; between jobs there is nobody to tell.
  child.on('error', () => {})
  rest(child)

  return {
    processId: child.pid,
    isAlive: () => child.connected && !child.killed,

    async carryOut(job: Job, signal: AbortSignal): Promise<WorkerAnswer<Report> | undefined> {
      const done = new AbortController()
      const stop = () => void child.kill('SIGKILL')
      const tooLate = setTimeout(stop, longestMs)
      signal.addEventListener('abort', stop)
      child.ref()
      child.channel?.ref()
      try {
        child.send(job)
        const [answer] = await Promise.race([
          once(child, 'message', { signal: done.signal }) as Promise<[WorkerAnswer<Report>]>,
          once(child, 'exit', { signal: done.signal }).then(() => [undefined] as const),
        ])
        return answer
      } finally {
        clearTimeout(tooLate)
        signal.removeEventListener('abort', stop)
        done.abort()
        rest(child)
      }
    },

    async dismiss(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
      // Whoever waits for its end has to live to see it.
      child.ref()
      child.kill('SIGKILL')
      await once(child, 'exit').catch(() => {})
    },
  }
}

export type WorkerProcess<Job extends object, Report> = ReturnType<typeof createWorkerProcess<Job, Report>>

/** An idle one keeps nobody from leaving. */
function rest(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}
