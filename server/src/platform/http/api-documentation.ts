import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { ENDPOINTS } from '@probant/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import { COMPONENTS } from './documentation/components.ts'
import { operationOf } from './documentation/operation.ts'

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
    },
    // Which calls are served is Fastify's to know; what they are stands in the contract.
    transform: ({ schema, url }) => ({ schema: { hide: schema?.hide === true } as object, url }),
    transformObject: (document) => {
      if (!('openapiObject' in document)) throw new Error('this is described as OpenAPI')
      return described(document.openapiObject) as typeof document.openapiObject
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } as object }, async () => app.swagger())
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}

function described({ paths = {}, ...document }: { paths?: object }): object {
  const operations = new Map(
    Object.entries(ENDPOINTS).map(([name, endpoint]) => [
      `${endpoint.method} ${endpoint.url.replace(/:(\w+)/g, '{$1}')}`,
      operationOf(name, endpoint),
    ]),
  )
  const served = Object.entries(paths as Record<string, object>).map(([path, methods]) => {
    const calls = Object.keys(methods).map((method) => [
      method,
      operations.get(`${method.toUpperCase()} ${path}`),
    ])
    return [path, Object.fromEntries(calls)]
  })
  return { ...document, components: COMPONENTS, paths: Object.fromEntries(served) }
}
