import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { constants } from 'node:os'

const running = new Set<ChildProcess>()

/** Runs a command to its end in front of the user's eyes; answers its exit code. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return ended(spawn(command, args, { stdio: 'inherit', ...options }))
}

/** Runs a command to its end and keeps what it said. */
export async function capture(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return { code: await ended(child), output }
}

/** Asks whatever runs to end; who started it learns by its exit code. */
export function stopRunning(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal)
}

function ended(child: ChildProcess): Promise<number> {
  running.add(child)
  return new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  }).finally(() => running.delete(child))
}
