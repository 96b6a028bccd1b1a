import { CHUNK_RELOAD_WINDOW_MS } from '@probant/contract/limits'

interface PageWorld {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  path: () => string
  now: () => number
  reload: () => void
}

let isReloading = false

/**
 * After a deployment an open page asks for chunks that are gone: a reload brings the new ones. At most once per
 * path in ten seconds, so that a chunk that is really broken ends on the error page instead of in a circle.
 */
export function reloadOnFailedChunk(isNeeded: () => boolean, world = browserWorld()): void {
  addEventListener('vite:preloadError', (event) => {
    // Fetched ahead because someone points at a link: nobody waits for it, and what they typed would be lost.
    if (!isNeeded()) return
    isReloading = tryReload(world)
    if (isReloading) event.preventDefault()
    else keepRouterFromReloading(world, event.payload)
  })
}

/** The page is on its way out: nothing is worth showing any more. */
export function isPageReloading(): boolean {
  return isReloading
}

export function tryReload({ storage, path, now, reload }: PageWorld): boolean {
  const key = `chunk-reload:${path()}`
  const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY)
  if (now() - last < CHUNK_RELOAD_WINDOW_MS) return false
  storage.setItem(key, String(now()))
  reload()
  return true
}

/** TanStack Router reloads once by itself, knowing nothing of the ten seconds: its note says that it already has. */
function keepRouterFromReloading({ storage }: PageWorld, error: Error): void {
  storage.setItem(`tanstack_router_reload:${error.message}`, '1')
}

function browserWorld(): PageWorld {
  return {
    storage: sessionStorage,
    path: () => location.pathname,
    now: Date.now,
    reload: () => location.reload(),
  }
}
