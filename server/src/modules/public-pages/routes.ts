import { LOCALE_COOKIE } from '@probant/contract/locales'
import { FRENCH_LANDING, PUBLIC_PAGES, type PublicPage } from '@probant/contract/public-pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublicPages } from './index.ts'
import { languageFor } from './language.ts'
import { robots, sitemap } from './sitemap.ts'

/** Pages for people and search engines; they are no part of the documented API. */
const HIDDEN = { schema: { hide: true } as object }

export function publicPageRoutes(app: FastifyInstance, pages: PublicPages) {
  for (const [page, address] of Object.entries(PUBLIC_PAGES) as [PublicPage, string][]) {
    app.get(address, HIDDEN, (request, reply) =>
      send(request, reply, page, (request.query as { lang?: unknown }).lang),
    )
  }
  app.get(FRENCH_LANDING, HIDDEN, (request, reply) => send(request, reply, 'landing', 'fr'))

  app.get('/sitemap.xml', HIDDEN, (_request, reply) =>
    reply.type('application/xml').send(sitemap(pages.origin())),
  )
  app.get('/robots.txt', HIDDEN, (_request, reply) => reply.type('text/plain').send(robots(pages.origin())))

  async function send(request: FastifyRequest, reply: FastifyReply, page: PublicPage, asked: unknown) {
    const locale = languageFor({
      asked,
      chosen: request.cookies[LOCALE_COOKIE],
      browser: request.headers['accept-language'],
    })
    const isSignedIn = await pages.isSignedIn(pages.cookie.read(request))
    const drawn = await pages.draw(page, { locale, isSignedIn })
    if (!drawn) return reply.callNotFound()

    const tag = `W/"${drawn.tag}"`
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-language, cookie')
      .header('content-language', locale)
      .header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.send(drawn.html)
  }
}
