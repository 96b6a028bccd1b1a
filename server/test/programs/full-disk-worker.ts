import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { workerData } from 'node:worker_threads'

/** The worker of the embedded database on a disk that is full at times: what is there can be changed, nothing grows. */
const { isFull } = workerData as { isFull: Int32Array<SharedArrayBuffer> }
const { writeSync, ftruncateSync } = fs

fs.writeSync = ((
  file: number,
  data: NodeJS.ArrayBufferView,
  offset: number,
  length: number,
  position: number,
) => {
  refuseGrowth(file, (position ?? 0) + (length ?? data.byteLength))
  return writeSync(file, data, offset, length, position)
}) as typeof fs.writeSync
fs.ftruncateSync = (file, length) => {
  refuseGrowth(file, length ?? 0)
  ftruncateSync(file, length)
}
syncBuiltinESMExports()

function refuseGrowth(file: number, end: number): void {
  if (Atomics.load(isFull, 0) === 0 || end <= fs.fstatSync(file).size) return
  const error = new Error('ENOSPC: no space left on device, write')
  throw Object.assign(error, { code: 'ENOSPC', errno: -28, syscall: 'write' })
}

await import('../../src/database/pglite/worker.ts')
