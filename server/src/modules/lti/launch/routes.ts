import { LAUNCHED, LTI_KEYS, LTI_LAUNCH, LTI_LOGIN } from '@probant/contract/lti/launch'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#server/platform/errors.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import type { Lti } from '../index.ts'
import { openingPage, refusedPage } from './page.ts'

/** What learning platforms speak to, and so pages: in a context of its own, for their forms and for refusals that people read. */
export function launchRoutes(app: FastifyInstance, lti: Lti) {
  takeForms(app)
  refuseOnPages(app)

  app.get(`${LTI_KEYS}/:workspaceId`, HIDDEN, (request) =>
    lti.keys.publicOnes((request.params as Named).workspaceId),
  )

  app.get(`${LTI_LOGIN}/:workspaceId`, HIDDEN, (request, reply) =>
    logIn(request, reply, saidIn(request.query)),
  )
  app.post(`${LTI_LOGIN}/:workspaceId`, HIDDEN, (request, reply) =>
    logIn(request, reply, saidIn(request.body)),
  )

  app.post(LTI_LAUNCH, HIDDEN, async (request, reply) => {
    const pass = await lti.launches.receive(saidIn(request.body))
    return reply.header('cache-control', 'no-store').redirect(`${LAUNCHED}#${pass}`, 303)
  })

  async function logIn(request: FastifyRequest, reply: FastifyReply, said: Record<string, string>) {
    const { workspaceId } = request.params as Named
    reply.header('cache-control', 'no-store')
    const { url, browser } = await lti.login.begin(workspaceId, said)
    if (!hasOwnWindow(request, said))
      return sendPage(request, reply, openingPage(callerOf(request).locale, addressOf(workspaceId, said)))
    lti.launchCookie.write(reply, browser)
    return reply.redirect(url, 302)
  }
}

const HIDDEN = { schema: { hide: true } as object }

interface Named {
  workspaceId: string
}

/** Has it a window of its own? Browsers say so themselves; where one doesn't, the link in our page does. */
function hasOwnWindow({ headers }: FastifyRequest, said: Record<string, string>): boolean {
  return headers['sec-fetch-dest'] === 'document' || said[OWN_WINDOW] !== undefined
}

/** A link, not a form: a browser would not let a form of this page lead to the platform. */
function addressOf(workspaceId: string, said: Record<string, string>): string {
  return `${LTI_LOGIN}/${workspaceId}?${new URLSearchParams({ ...said, [OWN_WINDOW]: '1' })}`
}

const OWN_WINDOW = 'own_window'

function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_MAX },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

const FORM_MAX = 128 * 1024

/** What is said once: twice is not said at all. */
function saidIn(said: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(said ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Whoever reads it is in their course, and no program. */
function refuseOnPages(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof Refusal)) throw error
    request.log.warn({ refusal: error.refusal, params: error.params, err: error.cause }, 'launch refused')
    return sendPage(request, reply.code(error.status), refusedPage(callerOf(request).locale, error))
  })
}

/** Any page may frame it: nothing on it is anybody's, and pressing its button opens a window. */
function sendPage(_request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  return reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', FRAMED)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}

const FRAMED =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *"
