import cookie from '@fastify/cookie'
import type { DrawEntrance } from '@probant/contract/public-pages'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testApp } from '#test/test-app.ts'
import { createEntrances } from './entrances.ts'
import { publicPageRoutes } from './routes.ts'

const test = testApp({ env: { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' } })

/** What the build makes: the page of the application, and what draws into it. */
const PAGE =
  '<html lang="en"><head><title>Probant</title><script type="module" crossorigin src="/app.js"></script></head><body><div id="root"></div></body></html>'
const PRELOADS = { en: ['/en.js'], fr: ['/fr.js'] }
const draw = vi.fn<DrawEntrance>(async (entrance, { locale, site }) => ({
  title: `Title of ${entrance} & more`,
  markup: `<p>${entrance} ${locale} ${site.setup} $& ${site.googleSignIn ? 'Google' : ''}</p>`,
}))

let app: FastifyInstance
beforeEach(async () => {
  draw.mockClear()
  const entrances = createEntrances({
    site: test.services.site,
    builtEntrances: async () => ({
      draw,
      page: PAGE,
      preloads: { '/login': PRELOADS, '/signup': PRELOADS },
    }),
  })
  app = Fastify()
  await app.register(cookie)
  publicPageRoutes(app, { ...test.services.publicPages, ...entrances })
  app.setNotFoundHandler((_request, reply) => reply.send('the application'))
})
afterEach(() => app.close())

it('draws the entrances for whoever comes from outside, with what this installation offers', async () => {
  const { body, headers } = await app.inject('/login')
  expect(body).toContain('<div id="root" data-locale="en"><p>/login en open $& Google</p></div>')
  expect(body).toContain('<title>Title of /login &amp; more</title>')
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-language': 'en' })
  expect((await app.inject('/signup')).body).toContain('<p>/signup en open')
})

it('names the files of the application, which does not start by itself', async () => {
  const { body } = await app.inject('/login')
  expect(body).not.toContain('type="module"')
  expect(body).toContain('src="/entrance.js" data-scripts="/app.js" data-ahead="/en.js"')
})

it('speaks the language that was chosen in the browser, or that the browser speaks', async () => {
  const french = await app.inject({ url: '/login', headers: { 'accept-language': 'fr-CA' } })
  expect(french.body).toContain('<html lang="fr"')
  expect(french.body).toContain('<p>/login fr')
  expect(french.body).toContain('data-ahead="/fr.js"')
  const chosen = await app.inject({
    url: '/login',
    headers: { 'accept-language': 'fr-CA' },
    cookies: { locale: 'en' },
  })
  expect(chosen.body).toContain('<html lang="en"')
})

it('leaves those who may be signed in, or want something in particular, to the application', async () => {
  const known = await app.inject({ url: '/login', cookies: { probant_session: 'anything' } })
  expect(known.body).toBe('the application')
  for (const url of ['/login?returnTo=%2Fsetting', '/signup?returnTo=%2Fsetting', '/login/'])
    expect((await app.inject(url)).body).toBe('the application')
})

it('draws each once, until the installation is set up otherwise', async () => {
  const { headers } = await app.inject('/signup')
  await app.inject('/signup')
  expect(draw).toHaveBeenCalledTimes(1)
  const again = await app.inject({ url: '/signup', headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)

  await test.signedUp()
  expect((await app.inject('/signup')).body).toContain('<p>/signup en done')
  expect(draw).toHaveBeenCalledTimes(2)
})

it('is the application’s business where nothing was built', async () => {
  const { drawEntrance } = createEntrances({
    site: test.services.site,
    builtEntrances: async () => undefined,
  })
  expect(await drawEntrance('/login', 'en')).toBeUndefined()
})

it('leaves them to the application while the database is away', async () => {
  const describe = vi.spyOn(test.services.site, 'describe').mockRejectedValue(new Error('gone'))
  expect((await app.inject('/login')).body).toBe('the application')
  describe.mockRestore()
})
