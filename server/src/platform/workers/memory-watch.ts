import { workerData } from 'node:worker_threads'

interface Watched {
  /** 1 during a job. */
  isWorking: Int32Array<SharedArrayBuffer>
  maxBytes: number
  parentId: number
}

/**
 * A thread beside the one that works, which is too busy to look: ends the whole process once it holds too much. V8's
 * own limit knows nothing of the buffers that a file is unpacked into.
 */
const { isWorking, maxBytes, parentId } = workerData as Watched
const LOOK_EVERY_MS = 20

while (true) {
  Atomics.wait(isWorking, 0, 0)
  const isOrphaned = process.ppid !== parentId
  if (isOrphaned || process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL')
  Atomics.wait(isWorking, 0, 1, LOOK_EVERY_MS)
}
