import {
  FRENCH_LANDING,
  PUBLIC_PAGES,
  type PublicPage,
  type RenderPage,
} from '@probant/contract/public-pages'
import type { Plugin } from 'vite'

/** What is on the way between the API and the pages: the same that the server reads from its own modules. */
const ASKED = { content: '/api/site-content', plans: '/api/plans', site: '/api/site' }

/** The public pages are drawn by the server from what is built; the development server draws them anew each time. */
export function publicPages(api: string): Plugin {
  return {
    name: 'probant:public-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
        const page = pageAt(pathname)
        if (!page) return next()
        try {
          const locale = pathname === FRENCH_LANDING || searchParams.get('lang') === 'fr' ? 'fr' : 'en'
          const { renderPage } = (await server.ssrLoadModule('/src/site-main.tsx')) as {
            renderPage: RenderPage
          }
          const visit = {
            ...(await visitOf(api, locale)),
            locale,
            origin: api,
            isSignedIn: false,
            operator: {},
          } as const
          const files = { styles: [], script: '/src/site-dev.ts', fonts: [], application: [] }
          const html = await server.transformIndexHtml(pathname, renderPage(page, visit, files))
          response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

function pageAt(pathname: string): PublicPage | undefined {
  if (pathname === FRENCH_LANDING) return 'landing'
  return (Object.keys(PUBLIC_PAGES) as PublicPage[]).find((page) => PUBLIC_PAGES[page] === pathname)
}

async function visitOf(api: string, locale: 'en' | 'fr') {
  const answers = Object.values(ASKED).map(async (path) => (await fetch(api + path)).json())
  const [content, plans, site] = await Promise.all(answers)
  return { content: content[locale], plans, site }
}
