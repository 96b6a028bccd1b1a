import { newId } from '#web/lib/new-id.ts'

const KEY = 'quiz-page'

/**
 * By which name this page takes the quiz. A reload keeps it, and so does a tab that is opened again after a crash: they
 * go on without being asked. A second tab has to find another one, for as long as the first is open.
 */
export async function claimBrowserId(): Promise<string> {
  const { locks } = navigator
  const own = read(() => sessionStorage)
  if (own && (await (locks ? lock(locks, own, RELOADING_MS) : ask(own, 1 + Math.random())))) return keep(own)
  const last = read(() => localStorage)
  if (locks && last && last !== own && (await lock(locks, last, 0))) return keep(last)
  const id = newId()
  await (locks ? lock(locks, id, 0) : ask(id, HOLDER))
  return keep(id)
}

/** A page that is being reloaded lets go of its name a moment later. */
const RELOADING_MS = 500

/** Takes the name where it is free, and holds it as long as the page is open. */
function lock(locks: LockManager, id: string, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = (held: Lock | null) => {
      resolve(held !== null)
      return held ? new Promise<void>(() => {}) : undefined
    }
    const options = patienceMs > 0 ? { signal: AbortSignal.timeout(patienceMs) } : { ifAvailable: true }
    locks.request(`${KEY} ${id}`, options, hold).catch(() => resolve(false))
  })
}

/** A page that is open answers long before. */
const ANSWERING_MS = 300
/** Comes before all who ask. */
const HOLDER = 0

/**
 * Where the page comes by plain http, browsers have no locks. There it asks the others whether one goes by the name that
 * it finds in its tab, for a duplicated tab comes with a copy of that; of two that ask at the same moment the lower rank
 * has it. The name of another tab is left alone: a tab that is asleep does not answer.
 */
function ask(id: string, rank: number): Promise<boolean> {
  if (typeof BroadcastChannel === 'undefined') return Promise.resolve(true)
  const channel = new BroadcastChannel(`${KEY} ${id}`)
  let own = rank
  return new Promise((resolve) => {
    const hold = () => {
      own = HOLDER
      resolve(true)
    }
    const timer = setTimeout(hold, rank === HOLDER ? 0 : ANSWERING_MS)
    channel.onmessage = ({ data }: MessageEvent<number>) => {
      if (data > own) return channel.postMessage(own)
      clearTimeout(timer)
      channel.close()
      resolve(false)
    }
    channel.postMessage(own)
  })
}

function keep(id: string): string {
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      storage().setItem(KEY, id)
    } catch {
      // Storage may be forbidden: then a reload has to be let in anew.
    }
  }
  return id
}

function read(storage: () => Storage): string | null {
  try {
    return storage().getItem(KEY)
  } catch {
    return null
  }
}
