import { WORKSPACE_HEADER } from '@probant/contract/workspaces'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface Places {
  /** Where the pages are. */
  pages: () => string
  /** Where they find the API, if that is elsewhere; empty where it isn't. */
  apiBaseUrl: string
}

/**
 * Lets the product's own pages, and no others, use an API that lives at another address. They bring a bearer and no
 * cookie: whatever lives from one (`cookie` in the contract) is asked for at the pages' own address, and not shared.
 */
export function shareWithPages(app: FastifyInstance, { pages, apiBaseUrl }: Places): void {
  if (!apiBaseUrl) return

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    reply.header('vary', 'Origin')
    if (request.headers.origin !== originOf(pages()) || request.routeOptions.config.isCookie) return

    reply.header('access-control-allow-origin', request.headers.origin)
    reply.header('access-control-expose-headers', EXPOSED)
    if (isPreflight(request)) return answerPreflight(reply)
  })

  // A picture is shown, not read: that needs no more than this.
  app.addHook('onSend', async (_request, reply) => {
    const isPicture = String(reply.getHeader('content-type')).startsWith('image/')
    if (isPicture) reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}

/** The names of files, how long to wait, and what to quote when something went wrong. */
const EXPOSED = 'content-disposition, retry-after, x-request-id'
const METHODS = 'DELETE, GET, PATCH, POST, PUT'
const HEADERS = `authorization, content-type, ${WORKSPACE_HEADER}`
/** As long as browsers remember it at most. */
const REMEMBERED_SECONDS = 7200

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .header('access-control-allow-methods', METHODS)
    .header('access-control-allow-headers', HEADERS)
    .header('access-control-max-age', REMEMBERED_SECONDS)
    .send()
}

function originOf(url: string): string {
  return new URL(url).origin
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer depends on a cookie. */
    isCookie?: boolean
  }
}
