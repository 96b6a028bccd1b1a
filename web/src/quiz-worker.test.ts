import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it, vi } from 'vitest'

const SOURCE = stripTypeScriptTypes(readFileSync(new URL('./quiz-worker.ts', import.meta.url), 'utf8'))
const PAGE = 'https://probant.example/quiz/one'
const PICTURE = 'https://probant.example/api/pictures/map.png'

describe('the worker of the quiz page', () => {
  it('waits for the pages of an older one to be closed: they need its files to the end', async () => {
    const browser = aBrowser()
    await browser.run(['/assets/quiz/old.js']).install()
    const newer = browser.run(['/assets/quiz/new.js'])
    await newer.install()
    expect(newer.skipWaiting).not.toHaveBeenCalled()
    expect([...browser.caches.keys()]).toContain('quiz /assets/quiz/old.js')
  })

  it('forgets the files of older ones once it takes their place', async () => {
    const browser = aBrowser()
    await browser.run(['/assets/quiz/old.js']).install()
    const newer = browser.run(['/assets/quiz/new.js'])
    await newer.install()
    await newer.activate()
    expect([...browser.caches.keys()]).toEqual(['quiz /assets/quiz/new.js'])
  })

  it('lets what is sent go past it, so that nothing is lost when the page is closed meanwhile', async () => {
    const worker = aBrowser().run(['/assets/quiz/new.js'])
    await worker.install()
    expect(worker.addRoutes).toHaveBeenCalledExactlyOnceWith([
      { condition: { requestMethod: 'POST' }, source: 'network' },
    ])
  })

  it('keeps pictures for the quiz that is being taken, and none once it is over', async () => {
    const browser = aBrowser()
    const worker = browser.run(['/assets/quiz/new.js'])
    await browser.storage.open('quiz pictures one')
    expect(await browser.get(worker, PICTURE, 'image')).toBe('fetched')
    await vi.waitFor(async () => expect(await browser.get(worker, PICTURE, 'image')).toBe('kept'))

    // The page does so when it shows the receipt; what was handed in may be looked at afterwards.
    browser.caches.delete('quiz pictures one')
    expect(await browser.get(worker, PICTURE, 'image')).toBe('fetched')
    expect(await browser.get(worker, PICTURE, 'image')).toBe('fetched')
    expect([...browser.caches.keys()]).toEqual([])
  })

  it('keeps nothing of one quiz for another', async () => {
    const browser = aBrowser()
    const worker = browser.run(['/assets/quiz/new.js'])
    await browser.storage.open('quiz pictures two')
    await browser.get(worker, PICTURE, 'image')
    expect(browser.caches.get('quiz pictures two')?.size).toBe(0)
  })
})

type Handler = (event: object) => void

/** Its caches, and a page of quiz “one” open in it. */
function aBrowser() {
  const caches = new Map<string, Map<string, Response>>()
  /** A copy of it is what is kept. */
  const answer = (body: string): Response =>
    Object.assign(new Response(body), { clone: () => answer('kept') })
  const nameOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, PAGE).href
  const open = async (name: string) => {
    const kept = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, kept)
    return {
      put: async (request: Request | string, response: Response) =>
        void kept.set(nameOf(request), response.clone()),
      addAll: async (paths: string[]) => {
        for (const path of paths) kept.set(nameOf(path), answer('kept'))
      },
      match: async (request: Request | string) => kept.get(nameOf(request))?.clone(),
    }
  }
  const storage = {
    open,
    has: async (name: string) => caches.has(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (request: Request | string) =>
      [...caches.values()].flatMap((kept) => kept.get(nameOf(request))?.clone() ?? [])[0],
  }

  return {
    caches,
    storage,

    /** A worker of this build, with these files. */
    run(files: string[]) {
      const handlers = new Map<string, Handler>()
      const skipWaiting = vi.fn(async () => {})
      const addRoutes = vi.fn(async () => {})
      const scope = {
        addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
        skipWaiting,
        clients: { claim: async () => {}, get: async () => ({ url: PAGE }) },
      }
      const code = SOURCE.replace("'__KEPT_FILES__'", JSON.stringify(files))
      new Function('self', 'caches', 'fetch', 'location', code)(
        scope,
        storage,
        async () => answer('fetched'),
        new URL(PAGE),
      )
      const happen = async (type: string) => {
        const work: Promise<unknown>[] = []
        handlers.get(type)?.({ addRoutes, waitUntil: (one: Promise<unknown>) => work.push(one) })
        await Promise.all(work)
      }
      return {
        handlers,
        skipWaiting,
        addRoutes,
        install: () => happen('install'),
        activate: () => happen('activate'),
      }
    },

    /** Whether it is kept, or fetched, or none of the worker's business. */
    async get({ handlers }: { handlers: Map<string, Handler> }, url: string, destination = 'script') {
      let answered = Promise.resolve<Response | undefined>(undefined)
      handlers.get('fetch')?.({
        request: { url, method: 'GET', mode: 'no-cors', destination },
        clientId: 'a page',
        respondWith: (response: Promise<Response>) => {
          answered = response
        },
        waitUntil: () => {},
      })
      return (await answered)?.text()
    },
  }
}
