import { readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describeThisProcess, HEARTBEAT_MS, type Holder, isAlive, readHolder } from './lock-holder.ts'

export interface FolderLock {
  release(): Promise<void>
}

/**
 * Makes this process the only one to use the folder: two at once would ruin the database in silence. What a process
 * that is gone left behind is taken over. `onLost` is called should somebody take the folder away all the same.
 */
export async function lockFolder(folder: string, { onLost }: { onLost: () => void }): Promise<FolderLock> {
  const own = await describeThisProcess()
  for (let tries = 1; ; tries++) {
    const rival = await claim(folder, own)
    if (!rival) break
    if (rival.hasLock || tries === MOST_TRIES) throw new FolderInUseError(folder, rival.holder)
    // Both make way for each other; chance decides who is back first.
    await delay(Math.random() * 200)
  }

  const lockFile = join(folder, LOCK_NAME)
  const stopBeating = everyHeartbeat(async () => {
    const holder = await readHolder(lockFile)
    if (holder?.id === own.id) return touch(lockFile)
    if (!holder) return write(lockFile, own)
    stopBeating()
    onLost()
  })

  return {
    async release() {
      stopBeating()
      const holder = await readHolder(lockFile)
      if (holder?.id === own.id) await rm(lockFile, { force: true })
    },
  }
}

export class FolderInUseError extends Error {
  override name = 'FolderInUseError'

  constructor(folder: string, { pid, host, since }: Holder) {
    const place = host === hostname() ? '' : ` on ${host}`
    super(
      `The data folder ${folder} is in use by process ${pid}${place} since ${since}. ` +
        'Stop that process first, or choose another folder with DATA_DIR.',
    )
  }
}

const LOCK_NAME = 'probant.lock'
const MOST_TRIES = 20

interface Rival {
  holder: Holder
  hasLock: boolean
}

/**
 * Every process first lays down a claim under a name of its own, then looks for others: of two, the later one to look
 * sees the other. Only whoever sees none turns its claim into the lock, replacing a dead one.
 */
async function claim(folder: string, own: Holder): Promise<Rival | undefined> {
  const claimFile = join(folder, `${LOCK_NAME}.${own.id}`)
  const draft = join(folder, `.${LOCK_NAME}.${own.id}`)
  await write(draft, own)
  await rename(draft, claimFile)
  const stopBeating = everyHeartbeat(() => touch(claimFile))

  try {
    const rival = await findRival(folder, own)
    if (!rival) await rename(claimFile, join(folder, LOCK_NAME))
    return rival
  } finally {
    stopBeating()
    await rm(claimFile, { force: true })
  }
}

/** The lock is looked at last: a claim that vanishes in the meantime may have become it. */
async function findRival(folder: string, own: Holder): Promise<Rival | undefined> {
  const claims = (await readdir(folder)).filter((name) => name.startsWith(`${LOCK_NAME}.`))
  for (const name of [...claims, LOCK_NAME]) {
    const file = join(folder, name)
    const holder = await readHolder(file)
    if (!holder || holder.id === own.id) continue
    if (await isAlive(holder, file)) return { holder, hasLock: name === LOCK_NAME }
    if (name !== LOCK_NAME) await rm(file, { force: true })
  }
}

function write(file: string, holder: Holder): Promise<void> {
  return writeFile(file, `${JSON.stringify(holder, undefined, 2)}\n`, { flag: 'wx' })
}

function touch(file: string): Promise<void> {
  return utimes(file, new Date(), new Date())
}

function everyHeartbeat(work: () => Promise<void>): () => void {
  // One that fails is missed, no more: the next may do better.
  const timer = setInterval(() => work().catch(() => {}), HEARTBEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}
