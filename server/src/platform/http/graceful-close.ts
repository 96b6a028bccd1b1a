import type { FastifyInstance } from 'fastify'

/** While the server stops, each answer is the last on its connection: nothing keeps the stop waiting. */
export function closeGracefully(app: FastifyInstance): void {
  const closing = new AbortController()
  app.decorate('closing', closing.signal)
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing.signal.aborted) reply.header('connection', 'close')
    done(null, payload)
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Says when the server stops: answers that go on end then. */
    closing: AbortSignal
  }
}
