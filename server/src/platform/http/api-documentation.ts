import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

const SECURITY = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'What a page of Probant brings: the access token of whoever has logged in there.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'pk_…',
    description:
      'What a program brings: a key from the page “Connections”. It has the rights of whoever made it, in one workspace, within its scopes.',
  },
} as const

/** `/api/openapi.json` and, for people, `/api/docs`: both read off the contract. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Probant',
        version: '0.1.0',
        description:
          'Every refusal answers `{ "error": { code, message, params, fields } }`, in the caller’s language.',
      },
      components: { securitySchemes: SECURITY },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { schema: { hide: true } as object }, async () => app.swagger())
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}
