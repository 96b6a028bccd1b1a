import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { setUpWorker } from './offline-page.ts'

const SOURCE = readFileSync(new URL('../../public/site-worker.js', import.meta.url), 'utf8')
const SITE = 'https://probant.example'

describe('setting it up', () => {
  it('names the build, so that each keeps its own page', async () => {
    const register = vi.fn()
    await setUpWorker({ workers: { register, getRegistrations: vi.fn() }, build: 'abc', isOn: true })
    expect(register).toHaveBeenCalledExactlyOnceWith('/site-worker.js?abc', {
      scope: '/',
      updateViaCache: 'none',
    })
  })

  it('does nothing where a browser has no workers', async () => {
    await expect(setUpWorker({ workers: undefined, build: 'abc', isOn: true })).resolves.toBeUndefined()
  })

  it('lets go of it, and of no other, once it is switched off', async () => {
    const ours = aRegistration('/site-worker.js?abc')
    const quiz = aRegistration('/quiz-worker.js')
    const workers = { register: vi.fn(), getRegistrations: async () => [ours, quiz] }
    await setUpWorker({ workers, build: 'abc', isOn: false })
    expect(ours.unregister).toHaveBeenCalledOnce()
    expect(quiz.unregister).not.toHaveBeenCalled()
    expect(workers.register).not.toHaveBeenCalled()
  })
})

describe('the worker of the site', () => {
  it('shows the kept page where a page can’t be fetched, and the page itself where it can', async () => {
    const browser = await aBrowser()
    expect(await browser.get('/dashboard')).toBe('fetched')
    browser.goOffline()
    expect(await browser.get('/dashboard')).toBe('kept /offline.html')
    expect(await browser.get('/offline.js', 'no-cors')).toBe('kept /offline.js')
  })

  it('takes what the browser has already asked for while it woke up', async () => {
    const browser = await aBrowser()
    expect(await browser.get('/dashboard', 'navigate', new Response('asked for ahead'))).toBe(
      'asked for ahead',
    )
  })

  it('never answers for the API, for a quiz, for other sites, or for anything that is not a page', async () => {
    const browser = await aBrowser()
    browser.goOffline()
    for (const url of ['/api/files/report.pdf', '/quiz/one', '/Quiz/one', 'https://elsewhere.example/'])
      expect(await browser.get(url), url).toBeUndefined()
    for (const url of ['/assets/base.js', '/favicon.svg', '/builds/latest.json'])
      expect(await browser.get(url, 'no-cors'), url).toBeUndefined()
  })

  it('takes the place of an older one at once, and forgets what that had kept', async () => {
    const browser = await aBrowser('?old')
    browser.caches.set('quiz /assets/quiz/new.js', new Map())
    await browser.run('?new')
    expect(browser.skipWaiting).toHaveBeenCalledTimes(2)
    expect([...browser.caches.keys()]).toEqual(['quiz /assets/quiz/new.js', 'offline ?new'])
  })

  it('works in a browser that knows no ways past it', async () => {
    const browser = await aBrowser('?old', () => {
      throw new TypeError('unknown condition')
    })
    browser.goOffline()
    expect(await browser.get('/dashboard')).toBe('kept /offline.html')
  })
})

type Handler = (event: object) => void

function aRegistration(path: string) {
  const active = { scriptURL: SITE + path } as ServiceWorker
  return Object.assign({ active } as ServiceWorkerRegistration, { unregister: vi.fn(async () => true) })
}

/** One in which a worker of this build is at work. */
async function aBrowser(build = '?abc', addRoutes = async () => {}) {
  const caches = new Map<string, Map<string, string>>()
  const skipWaiting = vi.fn(async () => {})
  let isOnline = true
  let handlers = new Map<string, Handler>()

  const storage = {
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (path: string) =>
      [...caches.values()].flatMap((kept) => (kept.has(path) ? new Response(kept.get(path)) : []))[0],
    open: async (name: string) => {
      const kept = caches.get(name) ?? new Map<string, string>()
      caches.set(name, kept)
      return {
        addAll: async (requests: { path: string }[]) => {
          for (const { path } of requests) kept.set(path, `kept ${path}`)
        },
      }
    },
  }
  const happen = async (type: string) => {
    const work: Promise<unknown>[] = []
    handlers.get(type)?.({ addRoutes, waitUntil: (one: Promise<unknown>) => work.push(one) })
    await Promise.all(work)
  }
  const browser = {
    caches,
    skipWaiting,
    goOffline() {
      isOnline = false
    },

    async run(search: string) {
      handlers = new Map()
      const scope = {
        addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
        skipWaiting,
        clients: { claim: async () => {} },
        registration: { navigationPreload: { enable: async () => {} } },
      }
      const fetch = async () => {
        if (!isOnline) throw new TypeError('Failed to fetch')
        return new Response('fetched')
      }
      const Kept = function (this: { path: string }, path: string) {
        this.path = path
      }
      const location = new URL(`/site-worker.js${search}`, SITE)
      new Function('self', 'caches', 'fetch', 'location', 'Request', SOURCE)(
        scope,
        storage,
        fetch,
        location,
        Kept,
      )
      await happen('install')
      await happen('activate')
    },

    /** What it answers with; nothing, if it is none of its business. */
    async get(path: string, mode = 'navigate', preloaded?: Response) {
      let answered: Promise<Response | undefined> = Promise.resolve(undefined)
      handlers.get('fetch')?.({
        request: { url: new URL(path, SITE).href, method: 'GET', mode },
        preloadResponse: Promise.resolve(preloaded),
        respondWith: (response: Promise<Response>) => {
          answered = response
        },
      })
      return (await answered)?.text()
    },
  }
  await browser.run(build)
  return browser
}
