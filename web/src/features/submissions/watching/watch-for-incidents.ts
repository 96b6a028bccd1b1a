import type { Violation } from '@probant/contract/participants/participant'
import type { IncidentKind } from '@probant/contract/submissions/incidents'
import { watchAbsence } from './absence.ts'
import { watchContextMenu } from './context-menu.ts'
import { watchCopying } from './copying.ts'
import { watchDeveloperTools } from './developer-tools.ts'
import { watchFocus } from './focus.ts'
import { guardPaper } from './guarding.ts'
import { watchReturning } from './returning.ts'
import { watchScreen } from './screen.ts'

/** What a page notices by itself; that a warning was read, it is told. */
export type WatchedKind = Exclude<IncidentKind, 'warning_confirmed'>

export interface WatchOptions {
  quizId: string
  /** Rules that don't count for them: what they allow is neither reported nor prevented. */
  exemptions(): readonly IncidentKind[]
  /** Where things are only recorded, nothing is prevented. */
  preventsCopying: boolean
  requiresFullScreen: boolean
  /** While somebody signs in again, nothing is reported or prevented. */
  isSuspended(): boolean
  /** Called for each event; what belongs to one act, the server decides. */
  onIncident(kind: WatchedKind): void
  document?: Document
}

/** What each of the watchers gets. */
export interface Watch {
  quizId: string
  page: Document
  window: Window
  requiresFullScreen: boolean
  isSuspended(): boolean
  tell(kind: WatchedKind): void
  prevents(kind: Violation): boolean
  /** Ends when the watching does. */
  signal: AbortSignal
}

/** Reports what happens on the page of a quiz besides answering, until the function that it gives back is called. */
export function watchForIncidents({
  quizId,
  exemptions,
  preventsCopying,
  requiresFullScreen,
  isSuspended,
  onIncident,
  document: page = document,
}: WatchOptions): () => void {
  const ending = new AbortController()
  const watch: Watch = {
    quizId,
    page,
    window: page.defaultView ?? window,
    requiresFullScreen,
    isSuspended,
    tell(kind) {
      if (!ending.signal.aborted && !exemptions().includes(kind) && !isSuspended()) onIncident(kind)
    },
    prevents: (kind) => preventsCopying && !exemptions().includes(kind) && !isSuspended(),
    signal: ending.signal,
  }
  watchAbsence(watch)
  watchReturning(watch)
  watchFocus(watch, watchDeveloperTools(watch))
  watchCopying(watch)
  watchContextMenu(watch)
  watchScreen(watch)
  guardPaper(watch)
  return () => ending.abort()
}
