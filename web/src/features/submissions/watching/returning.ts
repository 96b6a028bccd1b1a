import { forgetDeparture, takeReturn, writeDeparture } from './departure.ts'
import type { Watch } from './watch-for-incidents.ts'

/** `tab_switch`: the tab was used for another page, and then came back to this one. */
export function watchReturning({ quizId, window, isSuspended, tell, signal }: Watch): void {
  if (takeReturn(quizId)) tell('tab_switch')
  window.addEventListener(
    'pagehide',
    () => {
      if (!isSuspended()) writeDeparture(window, quizId)
    },
    { signal },
  )
  // Some browsers keep the page as it was, and never load it anew.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return
      forgetDeparture(quizId)
      tell('tab_switch')
    },
    { signal },
  )
}
