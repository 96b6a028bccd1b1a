import { readdirSync, readFileSync } from 'node:fs'

/** What a process holds in memory. Nothing where the system doesn't tell; so below. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(told(pid, 'status'))?.[1] ?? 0) / 1024
}

/** The most that it ever held. */
export function highestMb(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(told(pid, 'status'))?.[1] ?? 0) / 1024
}

/** What it has worked so far, all its threads together. */
export function cpuSeconds(pid: number): number {
  // The name of the program may hold anything, and ends with the last parenthesis.
  const [, , , , , , , , , , , user = 0, system = 0] = told(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
  return (Number(user) + Number(system)) / TICKS_A_SECOND
}

/** Those that it has started and that still live. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => Number(/PPid:\s+(\d+)/.exec(told(each, 'status'))?.[1]) === pid)
}

const TICKS_A_SECOND = 100

function told(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
