import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from '#server/platform/errors.ts'
import { callerOf } from './caller.ts'
import { answerError, bodyOf } from './error-handler.ts'

interface KnownHosts {
  /** The names under which people reach it, besides this machine's own; left out where any will do. */
  hostNames: readonly string[] | undefined
  origin: () => string
}

/**
 * Refuses requests for another name than ours. A stranger's page may let its own name point to this machine, and
 * would then speak to us in the name of whoever looks at it; the `Host` is the one thing that it can't change.
 */
export function refuseUnknownHosts(app: FastifyInstance, { hostNames, origin }: KnownHosts): void {
  if (!hostNames) return
  app.addHook('onRequest', (request, reply, done) => {
    const name = hostNameOf(request)
    if (request.routeOptions.config.anyHost || isLoopbackName(name) || hostNames.includes(name)) return done()
    const refused = refusal('unknownHost', { origin: origin() })
    if (request.url.startsWith('/api/')) return void answerError(refused as never, request, reply)
    const { message } = bodyOf(refused, callerOf(request).locale).error
    reply.code(refused.status).type('text/plain; charset=utf-8').send(message)
  })
}

/** Without the port: the one that people use is often another than ours. */
export function hostNameOf(request: FastifyRequest): string {
  const [name = ''] = /^(\[[^\]]*\]|[^:]*)/.exec(request.headers.host ?? '') ?? []
  return name.toLowerCase().replace(/\.$/, '')
}

/** Names that mean this very machine wherever they are said. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked for by machines that know it by its number. */
    anyHost?: boolean
  }
}
