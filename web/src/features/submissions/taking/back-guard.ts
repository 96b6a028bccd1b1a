/** How many entries of the history this page has put before its own: the browser's Back ends there, and not elsewhere. */
interface Guarded {
  quizGuard?: number
}

let guards = 0
let isLeaving = false

/**
 * Hears of the browser's Back, also by a gesture, until the function that it gives back is called; the page itself stays. It goes
 * forward again rather than add an entry each time: browsers pass over those that nobody has touched the page before.
 */
export function guardBack(onBack: () => void): () => void {
  const ending = new AbortController()
  guards += 1
  let isReturning = false
  // An entry of its own also after it was come back to: so whatever else is opened in the tab is one more.
  if (depth() === 0 || cameBack()) history.pushState({ quizGuard: depth() + 1 }, '')
  addEventListener(
    'popstate',
    () => {
      if (isReturning) {
        isReturning = false
        return
      }
      isReturning = true
      history.forward()
      onBack()
    },
    { signal: ending.signal },
  )
  return () => {
    ending.abort()
    guards -= 1
    // Later, for the next page of the same work may guard it again.
    setTimeout(() => {
      if (guards === 0 && depth() > 0 && !isLeaving) history.go(-depth())
    })
  }
}

/** Another page takes the place of this one: to step back in the history now would call that off. */
export function leaveFor(address: string): void {
  isLeaving = true
  location.replace(address)
}

function depth(): number {
  return (history.state as Guarded | null)?.quizGuard ?? 0
}

let isFirst = true

function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const came = isFirst && entry?.type === 'back_forward'
  isFirst = false
  return came
}
