import type { FastifyInstance } from 'fastify'

/** While the server stops, each answer is the last on its connection: nothing keeps the stop waiting. */
export function closeGracefully(app: FastifyInstance): void {
  const closing = new AbortController()
  app.decorate('closing', closing.signal)
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onSend', async (_request, reply) => {
    if (closing.signal.aborted) reply.header('connection', 'close')
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Says when the server stops: answers that go on end then. */
    closing: AbortSignal
  }
}
