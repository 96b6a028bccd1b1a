import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFoundBody } from './error-handler.ts'
import { pageAddresses } from './page-addresses.ts'

const BUILD = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))

/** The built web app: its files as they are, its page for every other address; the page says where there is none. */
export async function serveWeb(app: FastifyInstance, { apiBaseUrl }: { apiBaseUrl: string }): Promise<void> {
  const page = await pageWith('index.html', { apiBaseUrl })
  const standalone = await standalonePages({ apiBaseUrl })
  const isPage = await readPageAddresses()

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
    if (page && isForPeople) return sendPage(reply, path)
    return reply.code(404).header('cache-control', 'no-store').send(notFoundBody(request))
  })

  function sendPage(reply: FastifyReply, path: string) {
    const isThere = isPage(path)
    return reply
      .code(isThere ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((isThere && standalone.get(firstStepOf(path))) || page)
  }
}

/** Pages that are built by themselves, with nothing of the rest of the product: `quiz.html` for those below `/quiz/`. */
async function standalonePages(configuration: { apiBaseUrl: string }) {
  const files = await readdir(BUILD).catch(() => [])
  const names = files.flatMap((file) => (file === 'index.html' ? [] : (/^(.+)\.html$/.exec(file)?.[1] ?? [])))
  const pages = names.map(async (name) => [name, await pageWith(`${name}.html`, configuration)] as const)
  return new Map(await Promise.all(pages))
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

/** The page reads its configuration from itself, so that one build serves every installation. */
async function pageWith(file: string, configuration: { apiBaseUrl: string }): Promise<string | undefined> {
  const html = await readFile(`${BUILD}${file}`, 'utf8').catch(() => undefined)
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c')
  return html?.replace(/(<script[^>]*id="probant-config"[^>]*>)[^<]*/, (_, tag: string) => `${tag}${json}`)
}
