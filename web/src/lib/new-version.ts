import { BUILD_POLL_MS } from '@probant/contract/limits'

interface Watch {
  /** Another build than the running one is being served. */
  onNewVersion: () => void
  runningBuild?: string
  fetchLatest?: () => Promise<string | undefined>
}

/** Asks every hour whether the page has grown old, and says so once. */
export function watchForNewVersion({
  onNewVersion,
  runningBuild = buildOfPage(),
  fetchLatest = latestBuild,
}: Watch): () => void {
  const timer = setInterval(async () => {
    const latest = await fetchLatest().catch(() => undefined)
    if (!latest || latest === runningBuild) return
    clearInterval(timer)
    onNewVersion()
  }, BUILD_POLL_MS)
  return () => clearInterval(timer)
}

function buildOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="probant-build"]')?.content
}

async function latestBuild(): Promise<string | undefined> {
  const response = await fetch('/builds/latest.json', { cache: 'no-store' })
  if (!response.ok) return undefined
  const { id } = (await response.json()) as { id?: string }
  return id
}
