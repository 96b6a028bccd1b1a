import { readdir, readFile } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import { getSession } from '@probant/contract/auth'
import { LOCALE_COOKIE, type Locale } from '@probant/contract/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFoundBody } from './error-handler.ts'
import { pageAddresses } from './page-addresses.ts'
import { languageFor } from './page-language.ts'
import { BUILD, pageWith, readPreloads } from './web-build.ts'

/** The built web app: its files as they are, its page for every other address; the page says where there is none. */
export async function serveWeb(app: FastifyInstance, { apiBaseUrl }: { apiBaseUrl: string }): Promise<void> {
  const page = await pageWith('index.html', { apiBaseUrl })
  const standalone = await standalonePages({ apiBaseUrl })
  const isPage = await readPageAddresses()
  const preloads = await readPreloads()

  if (page) {
    await app.register(fastifyStatic, {
      root: BUILD,
      index: false,
      wildcard: false,
      cacheControl: false,
      // The build leaves packed copies beside its files; they have no addresses of their own, nor has what is for us.
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz', 'site/**'],
      setHeaders: (reply, path) => {
        // Hashed names never change their content; everything else is asked for anew.
        const isHashed = path.startsWith(`${BUILD}assets/`)
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        // What a page may do is said by the page; a worker is the only file that asks for itself.
        if (isHashed && !path.includes('worker')) reply.removeHeader('content-security-policy')
      },
    })
  }

  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const isForPeople = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets|builds)(\/|$)/.test(path)
    if (page && isForPeople) return sendPage(request, reply, path)
    return reply.code(404).header('cache-control', 'no-store').send(notFoundBody(request))
  })

  function sendPage(request: FastifyRequest, reply: FastifyReply, path: string) {
    const isThere = isPage(path)
    const ahead = preloads[path.toLowerCase().replace(/\/$/, '')]?.[languageOf(request)] ?? []
    return reply
      .code(isThere ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        (isThere && standalone.get(firstStepOf(path))) ||
          page?.replace('</head>', `${SESSION_AHEAD}${linksTo(ahead)}</head>`),
      )
  }
}

/** Pages that are built by themselves, with nothing of the rest of the product: `quiz.html` for those below `/quiz/`. */
async function standalonePages(configuration: { apiBaseUrl: string }) {
  const files = await readdir(BUILD).catch(() => [])
  const names = files.flatMap((file) => (file === 'index.html' ? [] : (/^(.+)\.html$/.exec(file)?.[1] ?? [])))
  const pages = names.map(async (name) => [name, await pageWith(`${name}.html`, configuration)] as const)
  return new Map(await Promise.all(pages))
}

/** Who is signed in is the first thing that the application asks: it is answered while that is still on its way. */
const SESSION_AHEAD = `<link rel="preload" as="fetch" crossorigin href="${getSession.url}" />`

function linksTo(files: readonly string[]): string {
  return files.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`).join('')
}

/** As the page will choose it; a wrong guess costs a file that nobody reads. */
function languageOf({ cookies, headers }: FastifyRequest): Locale {
  return languageFor({ chosen: cookies[LOCALE_COOKIE], browser: headers['accept-language'] })
}

/** Capitals are as good, as they are to the router. */
function firstStepOf(path: string): string {
  return path.toLowerCase().split('/')[1] ?? ''
}

/** As the build wrote them down. */
async function readPageAddresses(): Promise<(path: string) => boolean> {
  const json = await readFile(`${BUILD}builds/pages.json`, 'utf8').catch(() => undefined)
  return json ? pageAddresses(JSON.parse(json)) : () => true
}
