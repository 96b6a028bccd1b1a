import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/**
 * When the process with this number started, in words that no other process of this machine shares; nothing once it
 * has ended. The number alone may have been given to another one since.
 */
export async function findProcessStart(pid: number): Promise<string | undefined> {
  if (!isRunning(pid)) return undefined
  return process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid)
}

/** It runs, but does not show since when. */
export const UNKNOWN_START = 'unknown'

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // There is one, but it is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function startOnLinux(pid: number): Promise<string | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8')
    const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    // The second field, the name in brackets, may hold anything; the state is the third, the start the 22nd.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
    const isDead = fields[0] === 'Z' || fields[0] === 'X'
    return isDead ? undefined : `tick ${fields[19]} of ${bootId.trim()}`
  } catch {
    // It may have ended between the two looks.
    return isRunning(pid) ? UNKNOWN_START : undefined
  }
}

async function startByPs(pid: number): Promise<string | undefined> {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)], { env }).catch(() => ({
    stdout: '',
  }))
  return stdout.trim() || (isRunning(pid) ? UNKNOWN_START : undefined)
}

const run = promisify(execFile)
