/**
 * Keeps the quiz page's files, so that a reload without network comes back to the paper; the answers are kept by the page
 * itself. It answers for pages under `/quiz/` only.
 */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}
const worker = self as unknown as WorkerScope

/** The build puts the list here. */
const FILES = '__KEPT_FILES__' as unknown as string[]
const KEPT = [...FILES, '/favicon.svg', '/color-scheme.js']
/** What every address below it answers with. */
const PAGE = '/quiz/'
const CACHE = `quiz ${FILES.join(' ')}`
const PICTURES = 'quiz pictures'
/** A network that says nothing for so long is none. */
const PATIENCE_MS = 5_000

worker.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') return event.respondWith(page(request))
  if (origin === location.origin && KEPT.includes(pathname)) return event.respondWith(kept(request, CACHE))
  if (request.destination === 'image') event.respondWith(kept(request, PICTURES))
})

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(KEPT)
  await cache.put(PAGE, await fetch(`${PAGE}page`))
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith('quiz /') && name !== CACHE)
  await Promise.all(older.map((name) => caches.delete(name)))
}

/** The newest there is; the kept one where there is no network. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    const found = await caches.match(PAGE)
    if (found) return found
    throw error
  }
}

/** Neither a file with a hash in its name nor a picture ever changes. */
async function kept(request: Request, name: string): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true })
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await caches.open(name).then((cache) => cache.put(request, answer.clone()))
  return answer
}
