import type { FastifyInstance } from 'fastify'
import type { Now } from '#server/platform/clock.ts'

/** Notes when each request came in, before anything is waited for: what came in time was in time. */
export function noteArrivals(app: FastifyInstance, now: Now): void {
  app.decorateRequest('arrivedAt')
  app.addHook('onRequest', (request, _reply, done) => {
    request.arrivedAt = now()
    done()
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    arrivedAt: Date
  }
}
