import { useEffect } from 'react'
import { THIS_PAGE } from './new-id.ts'

const PREFIX = 'quiz-form-open:'
const BEAT_MS = 5_000
/** A tab in the background is woken once a minute. */
const SILENT_MS = 90_000

/** Is what is kept under that name being written in another tab? One that crashed falls silent. */
export function isOpenElsewhere(name: string, now: Date, storage: Storage = localStorage): boolean {
  const [page, beat] = storage.getItem(PREFIX + name)?.split(' ') ?? []
  return page !== undefined && page !== THIS_PAGE && now.getTime() - Number(beat) < SILENT_MS
}

export function markOpen(name: string, now: Date, storage: Storage = localStorage): void {
  try {
    storage.setItem(PREFIX + name, `${THIS_PAGE} ${now.getTime()}`)
  } catch {
    // Where there is no room for this, there is none for what it would protect.
  }
}

export function markClosed(name: string, storage: Storage = localStorage): void {
  storage.removeItem(PREFIX + name)
}

/** Other tabs leave alone what is kept under that name, for as long as the form is open. */
export function useOpenMark(name: string): void {
  useEffect(() => {
    const beat = () => markOpen(name, new Date())
    const close = () => markClosed(name)
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
  }, [name])
}
