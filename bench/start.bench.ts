import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startServerProcess } from '../server/test/server-process.ts'
import { residentMb } from './process-figures.ts'

/**
 * The promise: a second start takes no longer than so many starts of Node itself (about two seconds on a quiet machine),
 * and whoever waits for the first visitor takes no more memory than this. Where DATABASE_URL names an empty PostgreSQL,
 * that is measured instead of the embedded database.
 */
const MOST_STARTS_OF_NODE = 80
const MOST_MB = { embedded: 450, postgres: 260 }
const ROUNDS = 3

const folder = mkdtempSync(join(tmpdir(), 'probant-bench-'))
const { DATABASE_URL } = process.env
const env = {
  DATA_DIR: join(folder, 'data'),
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
  ...(DATABASE_URL && { DATABASE_URL }),
}
try {
  await (await startServerProcess(env)).end('SIGTERM')
  const [starts, nodes, sizes] = [[], [], []] as number[][]
  for (let round = 0; round < ROUNDS; round++) {
    nodes?.push(await timed(async () => once(spawn(process.execPath, ['-e', '0']), 'exit')))
    const begun = performance.now()
    const server = await startServerProcess(env)
    starts?.push(performance.now() - begun)
    await pause(3_000)
    sizes?.push(residentMb(server.pid))
    await server.end('SIGTERM')
  }
  const [start, node, size] = [starts, nodes, sizes].map((values) => Math.min(...(values ?? [])))
  const ratio = (start ?? 0) / (node ?? 1)
  const mostMb = DATABASE_URL ? MOST_MB.postgres : MOST_MB.embedded
  console.log(
    `second start ${start?.toFixed(0)} ms, Node alone ${node?.toFixed(0)} ms   ratio ${ratio.toFixed(0)}, at most ${MOST_STARTS_OF_NODE}`,
  )
  console.log(`memory of a server that waits ${size?.toFixed(0)} MB, at most ${mostMb}`)
  process.exitCode = ratio <= MOST_STARTS_OF_NODE && (size ?? 0) <= mostMb ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
