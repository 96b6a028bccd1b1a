/** Scores of 100. What is left out is not promised: pages behind a login are none of a search engine's business. */
export interface Promised {
  performance: number
  accessibility?: number
  bestPractices?: number
  seo?: number
  /** JavaScript on the wire, in KiB. */
  scriptKib: number
}

export interface MeasuredPage {
  name: string
  /** Who opens it; nobody in particular where it is left out. */
  who?: 'creator' | 'participant'
  promise: Promised
}

const VISITORS = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100 }
const AT_WORK = { performance: 85 }

/** Most requests of a first page, whatever they ask for. */
export const MOST_REQUESTS = 25

export const PAGES: readonly MeasuredPage[] = [
  { name: '/', promise: { ...VISITORS, scriptKib: 40 } },
  { name: '/landing-page-fr', promise: { ...VISITORS, scriptKib: 40 } },
  { name: '/pricing', promise: { ...VISITORS, scriptKib: 40 } },
  { name: '/privacy', promise: { ...VISITORS, scriptKib: 40 } },
  { name: '/login', promise: { ...VISITORS, scriptKib: 200 } },
  { name: '/signup', promise: { ...VISITORS, scriptKib: 200 } },
  { name: '/dashboard', who: 'creator', promise: { ...AT_WORK, scriptKib: 250 } },
  { name: '/quiz/$quizId', who: 'participant', promise: { ...AT_WORK, scriptKib: 170 } },
]
