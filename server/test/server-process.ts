import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const { NODE_COMPILE_CACHE } = process.env
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export interface ServerProcess {
  url: string
  pid: number
  output: string[]
  /** Sends the signal and waits for the end; the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>
}

/**
 * The product in a process of its own, as `npm start` runs it; only the proof of work is easier, for it takes a second of
 * a core each time. Throws what it said if it does not come up.
 */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE,
      PORT: '0',
      LOG_LEVEL: 'warn',
      PROOF_OF_WORK_ROUNDS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  const url = await readyAt(child, output)
  return {
    url,
    pid: child.pid ?? 0,
    output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode
      const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
      child.kill(signal)
      const [code, endedBy] = await exited
      return code ?? endedBy
    },
  }
}

function readyAt(child: ChildProcess, output: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface(stream).on('line', (line) => {
        output.push(line)
        const url = /is ready: (\S+)/.exec(line)?.[1]
        if (url) resolve(url)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => reject(new Error(`ended with ${code}: ${output.join('\n')}`)))
  })
}
