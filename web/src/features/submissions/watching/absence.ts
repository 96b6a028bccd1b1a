import type { Watch } from './watch-for-incidents.ts'

/** A page that is reloaded, closed or put to sleep is hidden, too, but does not live to see this moment in time. */
const GRACE_MS = 1_000
/** How late a timer may be; where it is later, the machine slept. */
export const LATE_MS = 3_000

/** `tab_switch`: the page became hidden, and not because it is being left, or because the machine fell asleep. */
export function watchAbsence({ page, window, isSuspended, tell, signal }: Watch): void {
  let hiddenAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeaving = false

  const forget = () => {
    clearTimeout(timer)
    hiddenAt = undefined
  }
  const settle = () => {
    if (hiddenAt === undefined) return
    const slept = hasSlept(hiddenAt, GRACE_MS)
    forget()
    if (!slept) tell('tab_switch')
  }
  const hide = () => {
    if (isLeaving || isSuspended()) return
    forget()
    hiddenAt = Date.now()
    timer = setTimeout(settle, GRACE_MS)
  }

  const changed = () => (page.visibilityState === 'hidden' ? hide() : settle())
  page.addEventListener('visibilitychange', changed, { signal })
  window.addEventListener(
    'pagehide',
    () => {
      isLeaving = true
      forget()
    },
    { signal },
  )
  // A page that was left can come back as it was.
  const comeBack = () => {
    isLeaving = false
  }
  window.addEventListener('pageshow', comeBack, { signal })
  signal.addEventListener('abort', forget)
}

/** Has the clock on the wall gone on for much longer than a timer of so long takes? */
export function hasSlept(since: number, timerMs: number): boolean {
  return Date.now() - since > timerMs + LATE_MS
}
