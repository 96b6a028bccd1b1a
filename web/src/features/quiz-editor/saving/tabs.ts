import { newId } from '#web/lib/new-id.ts'

/** This page, since it was loaded. */
export const THIS_PAGE = newId()

const TAB = 'quiz-form-tab'

/**
 * Where this tab keeps a quiz that was never saved: two tabs write two of them. A reload finds it again; a tab that was
 * made from this one, with all that it remembers, has another.
 */
export function ownSlot(base: string, now = new Date()): string {
  const known = sessionStorage.getItem(TAB)
  const tab = known && !isOpenElsewhere(`${base}:${known}`, now) ? known : newId()
  try {
    sessionStorage.setItem(TAB, tab)
  } catch {
    // Without room for its name a tab is a new one after a reload.
  }
  return `${base}:${tab}`
}

const BEAT_MS = 5_000
/** A tab in the background is woken once a minute. */
const SILENT_MS = 90_000

/** Is what is kept under that name being written in another tab? One that crashed falls silent. */
export function isOpenElsewhere(name: string, now: Date): boolean {
  const [page, beat] = localStorage.getItem(markOf(name))?.split(' ') ?? []
  return page !== undefined && page !== THIS_PAGE && now.getTime() - Number(beat) < SILENT_MS
}

/** Other tabs leave alone what is kept under that name, until what this answers with is called. */
export function markOpen(name: string): () => void {
  const beat = () => {
    try {
      localStorage.setItem(markOf(name), `${THIS_PAGE} ${Date.now()}`)
    } catch {
      // Where there is no room for this, there is none for what it would protect.
    }
  }
  const close = () => localStorage.removeItem(markOf(name))
  beat()
  const timer = setInterval(beat, BEAT_MS)
  window.addEventListener('pagehide', close)
  window.addEventListener('pageshow', beat)
  return () => {
    clearInterval(timer)
    window.removeEventListener('pagehide', close)
    window.removeEventListener('pageshow', beat)
    close()
  }
}

function markOf(name: string): string {
  return `quiz-form-open:${name}`
}
