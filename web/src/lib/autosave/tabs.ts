import { useEffect } from 'react'
import { newId } from '../new-id.ts'

/** This page, since it was loaded. */
export const THIS_PAGE = newId()

/**
 * Where this tab keeps something that has no id yet: two tabs write two of them. A reload finds it again; a tab that
 * was made from this one, with all that it remembers, doesn't.
 */
export function ownSlot(kind: string, base: string, now = new Date()): string {
  const tab = tabs.get(kind) ?? remembered(kind)
  const own = isOpenElsewhere(kind, slotOf(base, tab), now) ? newId() : tab
  tabs.set(kind, own)
  return slotOf(base, own)
}

/** What this tab is called, for each kind that is written in it. */
const tabs = new Map<string, string>()

/** It is written down only between two pages: what is copied from a tab at work has no name yet. */
function remembered(kind: string): string {
  const key = `${kind}-form-tab`
  const found = sessionStorage.getItem(key)
  const forget = () => sessionStorage.removeItem(key)
  forget()
  window.addEventListener('pageshow', forget)
  window.addEventListener('pagehide', () => sessionStorage.setItem(key, tabs.get(kind) ?? ''))
  return found || newId()
}

function slotOf(base: string, tab: string): string {
  return `${base}:${tab}`
}

const BEAT_MS = 5_000
/** A tab in the background is woken once a minute. */
const SILENT_MS = 90_000

/** Is what is kept under that name being written in another tab? One that crashed falls silent. */
export function isOpenElsewhere(
  kind: string,
  name: string,
  now: Date,
  storage: Storage = localStorage,
): boolean {
  const [page, beat] = storage.getItem(markOf(kind, name))?.split(' ') ?? []
  return page !== undefined && page !== THIS_PAGE && now.getTime() - Number(beat) < SILENT_MS
}

/** Other tabs leave alone what is kept under that name, for as long as the form is open. */
export function useOpenMark(kind: string, name: string): void {
  useEffect(() => {
    const mark = markOf(kind, name)
    const beat = () => {
      try {
        localStorage.setItem(mark, `${THIS_PAGE} ${Date.now()}`)
      } catch {
        // Where there is no room for this, there is none for what it would protect.
      }
    }
    const close = () => localStorage.removeItem(mark)
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
  }, [kind, name])
}

function markOf(kind: string, name: string): string {
  return `${kind}-form-open:${name}`
}
