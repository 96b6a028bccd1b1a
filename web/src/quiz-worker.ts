/**
 * Keeps the quiz page's files, so that a reload without network comes back to the paper; the answers are kept by the page
 * itself. It answers for pages under `/quiz/` only.
 */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Installing extends Extendable {
  /** Not in every browser yet. */
  addRoutes?(routes: { condition: { requestMethod: string }; source: 'network' }[]): Promise<void>
}
interface Fetching extends Extendable {
  request: Request
  /** The page that asks. */
  clientId: string
  respondWith(answer: Promise<Response>): void
}
interface WorkerScope {
  addEventListener(type: 'install', listener: (event: Installing) => void): void
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  clients: { claim(): Promise<void>; get(id: string): Promise<{ url: string } | undefined> }
}
const worker = self as unknown as WorkerScope

/** The build puts the list here. */
const FILES = '__KEPT_FILES__' as unknown as string[]
/** What every address below it answers with. */
const PAGE = '/quiz/'
const CACHE = `quiz ${FILES.join(' ')}`
/** These have no hash in their names: the newest counts. */
const PLAIN_FILES = ['/favicon.svg', '/color-scheme.js', '/quiz-failure.js', '/developer-tools-probe.js']
/** A network that says nothing for so long is none. */
const PATIENCE_MS = 5_000

// It does not take the place of an older worker by itself: a page that is open needs that one's files to the end.
worker.addEventListener('install', (event) => {
  event.waitUntil(keepFiles())
  // What is sent as the page is closed would be lost while it asks the worker, which has nothing to say to it.
  const past = event.addRoutes?.([{ condition: { requestMethod: 'POST' }, source: 'network' }])
  if (past) event.waitUntil(past.catch(() => {}))
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
  else if (isOurs && FILES.includes(pathname)) event.respondWith(kept(request, async () => CACHE))
  else if (request.destination === 'image')
    event.respondWith(kept(request, () => picturesFor(event.clientId)))
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

/** Where the page has made room for pictures (`taking/pictures.ts`): only while its quiz is being taken. */
async function picturesFor(clientId: string): Promise<string | undefined> {
  const page = await worker.clients.get(clientId)
  const name = `quiz pictures ${page && new URL(page.url).pathname.split('/')[2]}`
  return (await caches.has(name)) ? name : undefined
}

/** Neither a file with a hash in its name nor a picture ever changes. */
async function kept(request: Request, where: () => Promise<string | undefined>): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true })
  if (found) return found
  const answer = await fetch(request)
  // It is shown also where the browser has no room to keep it.
  if (answer.ok) void keepCopy(request, answer.clone(), where).catch(() => {})
  return answer
}

async function keepCopy(
  request: Request,
  answer: Response,
  where: () => Promise<string | undefined>,
): Promise<void> {
  const name = await where()
  if (name) await (await caches.open(name)).put(request, answer)
}
