import lighthouse from 'lighthouse'

export interface Measured {
  scores: Record<'performance' | 'accessibility' | 'bestPractices' | 'seo', number>
  scriptKib: number
  requests: number
  largestPaintMs: number
  blockedMs: number
  shift: number
  /** How quick the machine is itself, by Lighthouse's own count: its settings suppose one of 1,000 to 2,000. */
  machine: number
  /** What has kept a score below 100, but for the speed. */
  faults: string[]
}

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const

/** One page, with Lighthouse's own settings for a phone: a slow network, and a processor four times as slow. */
export async function measure(url: string, port: number): Promise<Measured> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    // Whoever is signed in stays so.
    disableStorageReset: true,
    onlyCategories: Object.values(CATEGORIES),
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { categories, audits } = result.lhr
  if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`)
  const requests = itemsOf(audits['network-requests'], url)
  const number = (audit: string) => {
    const value = audits[audit]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse measured no ${audit} of ${url}`)
    return value
  }
  const scores = Object.entries(CATEGORIES).map(([name, id]) => [
    name,
    Math.round((categories[id]?.score ?? 0) * 100),
  ])
  return {
    scores: Object.fromEntries(scores),
    // Also what is only fetched ahead: somebody's phone brings it all the same.
    scriptKib: sum(requests.filter(({ url }) => /\.js(\?|$)/.test(String(url)))) / 1024,
    requests: requests.filter(({ url }) => String(url).startsWith('http')).length,
    largestPaintMs: number('largest-contentful-paint'),
    blockedMs: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    machine: result.lhr.environment.benchmarkIndex,
    faults: ['accessibility', 'best-practices', 'seo'].flatMap((id) =>
      (categories[id]?.auditRefs ?? []).flatMap(({ id: audit, weight }) => {
        const { score, title } = audits[audit] ?? {}
        return weight > 0 && typeof score === 'number' && score < 1 ? `${id}: ${title}` : []
      }),
    ),
  }
}

type Request = Record<string, unknown>

/** Without them nothing would weigh anything, and every promise would seem kept. */
function itemsOf(audit: { details?: unknown } | undefined, page: string): Request[] {
  const items = (audit?.details as { items?: Request[] } | undefined)?.items
  if (!items) throw new Error(`Lighthouse counted no requests of ${page}`)
  return items
}

function sum(requests: readonly Request[]): number {
  return requests.reduce((bytes, { transferSize }) => bytes + Number(transferSize ?? 0), 0)
}
