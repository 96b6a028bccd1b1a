/**
 * Has a page to show where none can be fetched, and does nothing else: it keeps that page and its script, and answers for
 * failed navigations only. `/api` is never its business, nor is `/quiz`, which has a worker of its own (`quiz-worker.ts`).
 * Its address names the build (`lib/offline-page.ts`), so that each build keeps its own page anew.
 */
const CACHE = `offline ${location.search}`
const PAGE = '/offline.html'
const SCRIPT = '/offline.js'
const NOT_OURS = /^\/(api|quiz)(\/|$)/i

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage())
  event.waitUntil(letPast(event))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (origin !== location.origin || event.request.method !== 'GET' || NOT_OURS.test(pathname)) return
  if (event.request.mode === 'navigate') event.respondWith(fetchedOr(PAGE, event))
  else if (pathname === SCRIPT) event.respondWith(fetchedOr(SCRIPT, event))
})

/** It takes the place of an older one at once: no open page needs anything of either. */
async function keepPage() {
  const cache = await caches.open(CACHE)
  const files = [PAGE, SCRIPT].map((path) => new Request(path, { cache: 'reload' }))
  await cache.addAll(files)
  await self.skipWaiting()
}

/** Whatever it has no answer for goes past it, where the browser knows how. */
async function letPast(event) {
  const hasAnswer = { or: [{ requestMode: 'navigate' }, { urlPattern: SCRIPT }] }
  const conditions = [{ urlPattern: '/api/*' }, { urlPattern: '/quiz/*' }, { not: hasAnswer }]
  try {
    await event.addRoutes?.(conditions.map((condition) => ({ condition, source: 'network' })))
  } catch {
    // An older browser knows fewer conditions.
  }
}

async function takeOver() {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith('offline ') && name !== CACHE)
  await Promise.all(older.map((name) => caches.delete(name)))
  // The page is asked for while the worker wakes up, so that it costs no time.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function fetchedOr(path, { request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const kept = await caches.match(path)
    if (kept) return kept
    throw error
  }
}
