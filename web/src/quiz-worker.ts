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
/** What every address below it answers with. */
const PAGE = '/quiz/'
const CACHE = `quiz ${FILES.join(' ')}`
/** These have no hash in their names: the newest counts. */
const PLAIN_FILES = ['/favicon.svg', '/color-scheme.js', '/developer-tools-probe.js']
/** The page forgets them when the quiz is over. */
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
  const isOurs = origin === location.origin
  if (request.mode === 'navigate') event.respondWith(newest(request, PAGE))
  else if (isOurs && PLAIN_FILES.includes(pathname)) event.respondWith(newest(request, pathname))
  else if (isOurs && FILES.includes(pathname)) event.respondWith(kept(request, CACHE))
  else if (request.destination === 'image') event.respondWith(kept(request, PICTURES))
})

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll([...FILES, ...PLAIN_FILES])
  const page = await fetch(`${PAGE}page`)
  // What a proxy says while the server is away is not the page.
  if (!page.ok || page.redirected) throw new Error('The page could not be kept')
  await cache.put(PAGE, page)
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith('quiz /') && name !== CACHE)
  await Promise.all(older.map((name) => caches.delete(name)))
}

/** The newest there is; the kept one where there is no network, or none that answers. */
async function newest(request: Request, name: string): Promise<Response> {
  const found = await caches.match(name)
  const fetched = fetch(request)
  if (!found) return fetched
  const answered = fetched.then((answer) => (answer.status >= 500 ? found : answer))
  return Promise.race([answered.catch(() => found), patience().then(() => found)])
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
}

/** Neither a file with a hash in its name nor a picture ever changes. */
async function kept(request: Request, name: string): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true })
  if (found) return found
  const answer = await fetch(request)
  // It is shown also where the browser has no room to keep it.
  if (answer.ok) void keepCopy(request, answer.clone(), name).catch(() => {})
  return answer
}

async function keepCopy(request: Request, answer: Response, name: string): Promise<void> {
  const cache = await caches.open(name)
  await cache.put(request, answer)
}
