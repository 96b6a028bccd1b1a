import { LOCALE_COOKIE, type Locale } from '@probant/contract/locales'
import { ENTRANCES, FRENCH_LANDING, PUBLIC_PAGES, type PublicPage } from '@probant/contract/public-pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageFor } from '#server/platform/http/page-language.ts'
import type { DrawnPage } from './drawn-page.ts'
import type { PublicPages } from './index.ts'
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

  for (const entrance of ENTRANCES) {
    app.get(entrance, HIDDEN, async (request, reply) => {
      // Whoever may be signed in is led on by the application, and so is whoever has come for something in particular.
      const isPlain = request.url === entrance && !pages.cookie.read(request)
      const locale = readerLocale(request)
      const drawn = isPlain ? await pages.drawEntrance(entrance, locale) : undefined
      return answer(request, reply, locale, drawn)
    })
  }

  app.get('/sitemap.xml', HIDDEN, (_request, reply) => {
    const origin = pages.origin()
    return origin ? reply.type('application/xml').send(sitemap(origin)) : reply.code(404).send()
  })
  app.get('/robots.txt', HIDDEN, (_request, reply) => reply.type('text/plain').send(robots(pages.origin())))

  async function send(request: FastifyRequest, reply: FastifyReply, page: PublicPage, asked: unknown) {
    const locale = readerLocale(request, asked)
    const isSignedIn = await pages.isSignedIn(pages.cookie.read(request))
    return answer(request, reply, locale, await pages.draw(page, { locale, isSignedIn }))
  }
}

function readerLocale({ cookies, headers }: FastifyRequest, asked?: unknown): Locale {
  return languageFor({ asked, chosen: cookies[LOCALE_COOKIE], browser: headers['accept-language'] })
}

/** Where nothing was drawn, it is the application that answers. */
function answer(request: FastifyRequest, reply: FastifyReply, locale: Locale, drawn: DrawnPage | undefined) {
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
