import { useSyncExternalStore } from 'react'
import { currentMinute, onMinute } from './use-now.ts'

/** Where the reader's own clock hangs; it may be carried elsewhere while a page is open. */
export function readerZone(): string {
  // The first formatter of a page takes as long as drawing a small one, and this is asked before anything is drawn.
  return globalThis.Temporal?.Now.timeZoneId() ?? zoneOfMinute()
}

/** Whoever uses it is drawn again, within a minute, where the clock hangs elsewhere by then. */
export function useReaderZone(): string {
  return useSyncExternalStore(onMinute, readerZone, readerZone)
}

let asked: { at: Date; zone: string } | undefined

/** Where a formatter has to be made to learn it, that is done once a minute. */
function zoneOfMinute(): string {
  const at = currentMinute()
  if (asked?.at !== at) asked = { at, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }
  return asked.zone
}
