import { newId } from '#web/lib/new-id.ts'

const KEY = 'quiz-page'

/**
 * By which name this page takes the quiz. A reload keeps it, and so does a tab that is opened again after a crash: they
 * go on without being asked. A second tab has to find another one, for as long as the first is open.
 */
export async function claimBrowserId(): Promise<string> {
  const own = read(() => sessionStorage)
  if (own && (await isFree(own, RELOADING_MS))) return keep(own)
  const last = read(() => localStorage)
  if (last && last !== own && (await isFree(last, 0))) return keep(last)
  const id = newId()
  await isFree(id, 0)
  return keep(id)
}

/** A page that is being reloaded lets go of its name a moment later. */
const RELOADING_MS = 500

/** Takes the name, and holds it as long as the page is open. Where there are no locks, a tab's own name will do. */
function isFree(id: string, patienceMs: number): Promise<boolean> {
  const { locks } = navigator
  if (!locks) return Promise.resolve(patienceMs > 0)
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? new Promise<void>(() => {}) : undefined
    }
    const options = patienceMs > 0 ? { signal: AbortSignal.timeout(patienceMs) } : { ifAvailable: true }
    locks.request(`${KEY} ${id}`, options, hold).catch(() => resolve(false))
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
