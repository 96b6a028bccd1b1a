import { randomUUID } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { findProcessStart, UNKNOWN_START } from './process-start.ts'

/** Who holds a lock, well enough described to tell whether that very process still runs. */
export type Holder = z.infer<typeof holderSchema>

export async function describeThisProcess(): Promise<Holder> {
  return {
    id: randomUUID(),
    pid: process.pid,
    host: hostname(),
    processSpace: processSpace(),
    processStart: (await findProcessStart(process.pid)) ?? UNKNOWN_START,
    since: new Date().toISOString(),
  }
}

/** Nothing where there is no such file, or one that no holder wrote. */
export async function readHolder(file: string): Promise<Holder | undefined> {
  const content = await readFile(file, 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw error
    return ''
  })
  return parseHolder(content)
}

/** Does the process that wrote this file still run? One that can't be seen from here shows it by touching the file. */
export async function isAlive(holder: Holder, file: string): Promise<boolean> {
  if (isVisible(holder)) {
    const start = await findProcessStart(holder.pid)
    return start === holder.processStart || start === UNKNOWN_START
  }
  const touchedAt = await findTouch(file)
  for (let waitedMs = 0; waitedMs < MISSED_HEARTBEATS * HEARTBEAT_MS; waitedMs += 100) {
    await delay(100)
    if ((await findTouch(file)) !== touchedAt) return true
  }
  return false
}

export const HEARTBEAT_MS = 2_000
const MISSED_HEARTBEATS = 3

const holderSchema = z.object({
  id: z.string(),
  pid: z.number(),
  host: z.string(),
  processSpace: z.string(),
  processStart: z.string(),
  since: z.string(),
})

function parseHolder(content: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(content))
  } catch {
    return undefined
  }
}

function isVisible({ host, processSpace: space }: Holder): boolean {
  return host === hostname() && space === processSpace()
}

/** Containers on one machine number their processes each for itself. */
function processSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return 'the only one'
  }
}

async function findTouch(file: string): Promise<number | undefined> {
  const stats = await stat(file).catch(() => undefined)
  return stats?.mtimeMs
}
