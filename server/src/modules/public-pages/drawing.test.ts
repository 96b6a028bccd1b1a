import cookie from '@fastify/cookie'
import type { RenderPage } from '@probant/contract/public-pages'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testApp } from '#test/test-app.ts'
import { publicPageRoutes } from './routes.ts'
import { createPublicPageService } from './service.ts'

const test = testApp()

const render = vi.fn<RenderPage>(
  (page, { locale, isSignedIn, plans, content, operator }) =>
    `${page} ${locale} ${isSignedIn ? 'in' : 'out'} ${plans.length > 0} ${content.announcement.text} ${operator.name}`,
)
const FILES = { styles: [], script: '', fonts: [], application: [] }

let app: FastifyInstance
beforeEach(async () => {
  render.mockClear()
  const { plans, site, siteContent, publicPages } = test.services
  const drawing = createPublicPageService({
    origin: () => 'https://probant.example',
    operator: { name: 'A school' },
    plans,
    site,
    siteContent,
    builtPages: async () => ({ render, files: FILES }),
  })
  app = Fastify()
  await app.register(cookie)
  publicPageRoutes(app, { ...publicPages, ...drawing })
})
afterEach(() => app.close())

it('draws a public page with what this installation has to say, in the language of its reader', async () => {
  const { body, headers } = await app.inject('/pricing')
  expect(body).toBe('pricing en out true  A school')
  expect(headers).toMatchObject({ 'content-language': 'en', vary: 'accept-language, cookie' })
  expect((await app.inject('/pricing?lang=fr')).body).toContain('pricing fr')
  expect((await app.inject('/landing-page-fr')).body).toContain('landing fr')
})

it('draws it once, and says that it is the same as before', async () => {
  const { headers } = await app.inject('/privacy')
  const again = await app.inject({ url: '/privacy', headers: { 'if-none-match': headers.etag } })
  expect(again.statusCode).toBe(304)
  expect(render).toHaveBeenCalledTimes(1)
})

it('draws it anew once the administrator has written something else', async () => {
  const before = await app.inject('/')
  const content = await test.services.siteContent.get()
  const get = vi.spyOn(test.services.siteContent, 'get')
  get.mockResolvedValue({
    ...content,
    en: { ...content.en, announcement: { ...content.en.announcement, text: 'New!' } },
  })
  const after = await app.inject({ url: '/', headers: { 'if-none-match': before.headers.etag } })
  expect(after.statusCode).toBe(200)
  expect(after.body).toContain('New!')
  get.mockRestore()
})

it('shows it as it was last while the database is away', async () => {
  const before = await app.inject('/term')
  const get = vi.spyOn(test.services.siteContent, 'get').mockRejectedValue(new Error('gone'))
  expect((await app.inject('/term')).body).toBe(before.body)
  expect((await app.inject('/legal_notice')).statusCode).toBe(500)
  get.mockRestore()
})
