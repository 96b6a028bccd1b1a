import cluster, { type Worker } from 'node:cluster'
import type { Log } from '#server/platform/log.ts'

/** Several processes on one port; one that dies is replaced, unless it never came up. */
export function runProcesses(count: number, log: Log): void {
  let isStopping = false
  const startedAt = new Map<number, number>()

  for (let index = 0; index < count; index++) add()

  cluster.on('exit', (worker: Worker, code: number) => {
    if (isStopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit()
      return
    }
    const age = Date.now() - (startedAt.get(worker.id) ?? 0)
    if (age < TOO_YOUNG_MS) {
      log.error({ code }, 'a process could not start; giving up')
      stopAll('SIGTERM')
      process.exitCode = 1
      return
    }
    log.warn({ code }, 'a process died; another takes its place')
    add()
  })

  process.on('SIGINT', () => stopAll('SIGINT')).on('SIGTERM', () => stopAll('SIGTERM'))

  function add(): void {
    const worker = cluster.fork()
    startedAt.set(worker.id, Date.now())
  }

  function stopAll(signal: NodeJS.Signals): void {
    if (isStopping) return
    isStopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal)
  }
}

const TOO_YOUNG_MS = 10_000
