import { chmodSync, rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { guardAgainstCrashes } from './crash-guard.ts'
import { CARELESS_START_PARAMS, DURABLE_START_PARAMS, DurableFileSystem } from './durable-file-system.ts'
import { writeTogether } from './write-together.ts'

export interface WorkerOrder {
  /** PostgreSQL's own files; `initdb` fills an empty folder. */
  clusterFolder: string
  socketPath: string
  isDurable: boolean
}

export type WorkerRequest = 'countSyncs' | 'stop'
export type WorkerReport = { name: 'ready' | 'syncs'; syncCount: number } | { name: 'broken'; reason: string }

const { clusterFolder, socketPath, isDurable } = workerData as WorkerOrder

const lastLines: string[] = []
const files = new DurableFileSystem(clusterFolder, giveUp)
const startParams = isDurable ? DURABLE_START_PARAMS : CARELESS_START_PARAMS
const pglite = await PGlite.create({ fs: files, startParams, onStderr: remember }).catch(giveUp)
guardAgainstCrashes(pglite, giveUp)

rmSync(socketPath, { force: true })
writeTogether()
// The app holds one connection; the others leave room for its successor while it is being closed.
const server = new PGLiteSocketServer({ db: pglite, path: socketPath, maxConnections: 8 })
await server.start()
chmodSync(socketPath, 0o600)

parentPort?.on('message', (request: WorkerRequest) => {
  if (request === 'countSyncs') report({ name: 'syncs', syncCount: files.syncCount })
  else stop().catch(giveUp)
})
report({ name: 'ready', syncCount: files.syncCount })

async function stop() {
  await server.stop()
  await pglite.exec('CHECKPOINT')
  await pglite.close()
  process.exit(0)
}

/** What is in memory can't be trusted any more, what is on disk can: the next worker goes on from there. */
function giveUp(error: unknown): never {
  report({ name: 'broken', reason: [error, ...lastLines].join('\n') })
  process.exit(1)
}

function report(message: WorkerReport) {
  parentPort?.postMessage(message)
}

function remember(line: string): boolean {
  lastLines.push(line.slice(0, 500))
  if (lastLines.length > 10) lastLines.shift()
  return false
}
