/** One note for each quiz: what is known of one says nothing about another. */
const keyOf = (quizId: string) => `quiz-left:${quizId}`

/** What a page at work writes down in its tab when it goes. A page that crashes does not. */
export interface Departure {
  at: number
  /** How many pages the tab remembers. */
  entryCount: number
  /** By the page's own dialog. */
  isMeant: boolean
}

/** How a page came about. */
export interface Arrival {
  kind: PerformanceNavigationTiming['type']
  /** When the browser set out for it: for a reload that is before the page was left. */
  at: number
  entryCount: number
  /** Another page of this site was in the tab before. */
  isFromAnother: boolean
}

/** So much the clocks of two pages may differ. Before a reload nothing else is in the tab, not even for this long. */
const MOMENT_MS = 100

/**
 * Was another page in this tab meanwhile? Browsers call it `back_forward`, too, when they bring a tab back that was closed: then
 * the tab remembers no more pages than before.
 */
export function isReturn(departure: Departure | undefined, arrival: Arrival): boolean {
  if (!departure || arrival.at - departure.at < MOMENT_MS) return false
  if (arrival.kind === 'navigate') return true
  if (arrival.kind !== 'back_forward') return false
  return departure.isMeant || arrival.isFromAnother || arrival.entryCount > departure.entryCount
}

export function writeDeparture(
  { history }: Pick<Window, 'history'>,
  quizId: string,
  { isMeant = false } = {},
): void {
  const departure: Departure = {
    at: performance.timeOrigin + performance.now(),
    entryCount: history.length,
    isMeant: isMeant || (readDeparture(quizId)?.isMeant ?? false),
  }
  try {
    sessionStorage.setItem(keyOf(quizId), JSON.stringify(departure))
  } catch {
    // A browser that keeps nothing can't tell.
  }
}

/** The quiz whose work was come back to, and is not shown yet. */
let returnedTo: string | undefined

/** Once, as soon as the page is there. The note of a return stays until it is told: they may have to log in first. */
export function readArrival(quizId: string): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const hasReturned = isReturn(readDeparture(quizId), {
    kind: entry?.type ?? 'reload',
    at: performance.timeOrigin,
    entryCount: history.length,
    isFromAnother: cameFromAnother(),
  })
  if (hasReturned) returnedTo = quizId
  else forgetDeparture(quizId)
}

/** Tells it once, to the page that is at work. */
export function takeReturn(quizId: string): boolean {
  const told = returnedTo === quizId
  forgetDeparture(quizId)
  return told
}

/** Also that they are back: whoever starts, or takes the work over, from this page has not come back to it. */
export function forgetDeparture(quizId: string): void {
  if (returnedTo === quizId) returnedTo = undefined
  try {
    sessionStorage.removeItem(keyOf(quizId))
  } catch {
    // Nothing is kept there.
  }
}

function readDeparture(quizId: string): Departure | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(quizId)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Not every browser tells. */
function cameFromAnother(): boolean {
  const { navigation } = globalThis as {
    navigation?: { activation?: { from?: { url?: string } | null } | null }
  }
  const before = navigation?.activation?.from?.url
  return before !== undefined && new URL(before).pathname !== location.pathname
}
