import type { FastifyInstance } from 'fastify'

/** While the server stops, each answer is the last on its connection: nothing keeps the stop waiting. */
export function closeGracefully(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
