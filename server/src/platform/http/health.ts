import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/database/client.ts'

/** `/healthz`: the process answers. `/readyz`: and so does its database, which has room for more. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', OPTIONS, async () => ({ status: 'ok' }))

  app.get('/readyz', OPTIONS, async (_request, reply) => {
    try {
      await database.ping()
      return { status: 'ok', database: database.engine }
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'unavailable', database: database.engine })
    }
  })
}

const OPTIONS = { schema: { hide: true } as object, logLevel: 'warn', config: { anyHost: true } } as const
