import { LOCALES } from '@probant/contract/locales'
import { PUBLIC_PAGES, type PublicPage, publicAddress } from '@probant/contract/public-pages'

/** Every public page in each language, for search engines. */
export function sitemap(origin: string): string {
  const pages = Object.keys(PUBLIC_PAGES) as PublicPage[]
  const urls = pages.flatMap((page) =>
    LOCALES.map((locale) => {
      const others = LOCALES.map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${publicAddress(page, other)}"/>`,
      )
      return `<url><loc>${origin}${publicAddress(page, locale)}</loc>${others.join('')}</url>`
    }),
  )
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>${urls.join('')}</urlset>\n`
}

/** What is behind a login or a link is of no use to a search engine, and none of its business. */
export function robots(origin: string | undefined): string {
  const closed = ['/api/', '/admin', '/dashboard', '/setting', '/quiz/', '/organizations/']
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n')
}
