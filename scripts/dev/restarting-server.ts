import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT } from '../processes/tools.ts'

const SOURCES = ['server/src', 'server/drizzle', 'contract/src', 'kinds']
const MAIN = 'server/src/main.ts'

/**
 * The server, started anew whenever its code changes. `node --watch` would do, but it talks through the ports of worker
 * threads, and the embedded database takes that for its worker's word.
 */
export function restartingServer(env: NodeJS.ProcessEnv) {
  let server = start(env)
  let restarting: Promise<void> | undefined

  const watchers = SOURCES.map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, () => {
      restarting ??= restart()
    }),
  )

  async function restart() {
    // An editor that saves several files at once means one change.
    await delay(150)
    say('changed, starting anew')
    await ended(server)
    restarting = undefined
    server = start(env)
  }

  return {
    async stop() {
      for (const watcher of watchers) watcher.close()
      await restarting
      await ended(server)
    },
  }
}

function start(env: NodeJS.ProcessEnv): ChildProcess {
  const server = spawn(process.execPath, [MAIN], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [server.stdout, server.stderr]) createInterface(stream).on('line', say)
  return server
}

/** At a terminal it may have heard Ctrl-C by itself, and be gone or about to go. */
async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = once(server, 'exit')
  server.kill('SIGTERM')
  await exit
}

function say(line: string): void {
  console.log(`server │ ${line}`)
}
