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
    if (!(await isOutdated({ runningBuild, fetchLatest }))) return
    clearInterval(timer)
    onNewVersion()
  }, BUILD_POLL_MS)
  return () => clearInterval(timer)
}

/** Is another build being served by now? Not as far as one knows, where nobody can be asked. */
export async function isOutdated({
  runningBuild = buildOfPage(),
  fetchLatest = latestBuild,
}: Omit<Watch, 'onNewVersion'> = {}): Promise<boolean> {
  const latest = await fetchLatest().catch(() => undefined)
  return latest !== undefined && latest !== runningBuild
}

function buildOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="probant-build"]')?.content
}

async function latestBuild(): Promise<string | undefined> {
  const response = await fetch('/builds/latest.json', {
    cache: 'no-store',
    // Somebody may wait for what is said then.
    signal: AbortSignal.timeout(ANSWER_MAX_MS),
  })
  if (!response.ok) return undefined
  const { id } = (await response.json()) as { id?: string }
  return id
}

const ANSWER_MAX_MS = 5000
