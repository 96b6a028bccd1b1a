import type { Endpoint } from '@probant/contract/endpoint'
import { ERRORS, type ErrorName } from '@probant/contract/errors'
import { answerExample, bodyExample } from '@probant/contract/examples/calls'
import { exampleOf } from '@probant/contract/examples/example-of'
import { FIELDS } from '@probant/contract/examples/fields'
import { idempotencyHeaders } from '@probant/contract/idempotency'
import { jsonSchemaOf } from '@probant/contract/json-schema'
import { mediaTypesOf } from '@probant/contract/media'
import { refusalsByStatus } from '@probant/contract/refusals'
import { PERSONAL, WORKSPACE_HEADER, workspaceRefSchema } from '@probant/contract/workspaces'
import { z } from 'zod'

/** One call as OpenAPI describes it: what it takes, who may make it, what it answers, and why it may refuse. */
export function operationOf(name: string, endpoint: Endpoint) {
  const body = requestBody(name, endpoint)
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.url.split('/')[2] ?? 'api'],
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: body }),
    responses: { ...answersOf(name, endpoint), ...refusedAnswers(endpoint) },
  }
}

/** How a caller may show who they are. */
function securityOf({ access, program }: Endpoint): Record<string, string[]>[] {
  if (access === 'public') return []
  const participant = access === 'participant' ? [{ participant: [] }] : []
  return [{ session: [] }, ...participant, ...(program ? [{ key: [program] }] : [])]
}

function parametersOf(endpoint: Endpoint): object[] {
  const { params, querystring } = endpoint.schema
  const headers = endpoint.takesIdempotencyKey ? idempotencyHeaders : undefined
  return [
    ...(params ? fieldsOf(params, 'path') : []),
    ...(querystring ? fieldsOf(querystring, 'query') : []),
    ...(endpoint.workspace ? [WORKSPACE_PARAMETER] : []),
    ...(headers ? fieldsOf(headers, 'header') : []),
  ]
}

function fieldsOf(schema: z.ZodObject, place: 'path' | 'query' | 'header'): object[] {
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property as z.core.JSONSchema.BaseSchema
    const isRequired = place === 'path' || required.includes(name)
    return {
      name,
      in: place,
      required: isRequired,
      ...(description && { description }),
      schema: rest,
      ...(isRequired && { example: exampleOf(rest, { name, index: 0, fields: FIELDS }) }),
    }
  })
}

const WORKSPACE_PARAMETER = {
  name: WORKSPACE_HEADER,
  in: 'header',
  required: false,
  description: `“${PERSONAL}” or the id of an organization; left out, it is the personal workspace, and that of the key where a program calls.`,
  schema: jsonSchemaOf(workspaceRefSchema, 'input'),
  example: PERSONAL,
}

function requestBody(name: string, endpoint: Endpoint) {
  const { body } = endpoint.schema
  if (endpoint.takesFile) {
    const file = { schema: { type: 'string', format: 'binary' } }
    return { required: true, content: Object.fromEntries(endpoint.takesFile.map((type) => [type, file])) }
  }
  if (!body) return undefined
  const content = { schema: jsonSchemaOf(body, 'input'), example: bodyExample(name, endpoint) }
  return { required: !body.safeParse(undefined).success, content: { 'application/json': content } }
}

function answersOf(name: string, endpoint: Endpoint) {
  const answers = Object.entries(endpoint.schema.response)
  return Object.fromEntries(
    answers.map(([status, schema]) => {
      const content = contentOf(name, endpoint, schema)
      const headers = { ...headersOf(endpoint), ...(endpoint.takesIdempotencyKey && REPLAYED) }
      return [status, { description: DESCRIPTIONS[status] ?? 'Done.', headers, ...(content && { content }) }]
    }),
  )
}

const DESCRIPTIONS: Record<string, string> = {
  201: 'Made.',
  202: 'Taken on.',
  204: 'Done; there is nothing to say.',
  302: 'Elsewhere.',
}

function contentOf(name: string, endpoint: Endpoint, schema: z.ZodType) {
  if (schema instanceof z.ZodUndefined) return undefined
  const types = mediaTypesOf(schema)
  const file = { schema: { type: 'string', format: 'binary' } }
  if (types) return Object.fromEntries(types.map((type) => [type, file]))
  const json = { schema: jsonSchemaOf(schema, 'output'), example: answerExample(name, endpoint) }
  return { 'application/json': json }
}

/** Each refusal by its name, below its status. */
function refusedAnswers(endpoint: Endpoint) {
  return Object.fromEntries(
    [...refusalsByStatus(endpoint)].map(([status, names]) => [
      status,
      {
        description: names.map((name) => `${ERRORS[name].code} ${name}`).join(', '),
        headers: { ...headersOf(endpoint), ...(status === 429 && RETRY_AFTER) },
        content: { 'application/json': { schema: oneOf(names), examples: examplesOf(names) } },
      },
    ]),
  )
}

function oneOf(names: ErrorName[]) {
  const codes = [...new Set(names.map((name) => ERRORS[name].code))]
  const error = { type: 'object', properties: { code: { enum: codes } } }
  return { allOf: [{ $ref: '#/components/schemas/Refusal' }, { type: 'object', properties: { error } }] }
}

function examplesOf(names: ErrorName[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }]))
}

function headersOf({ program }: Endpoint) {
  return { 'x-request-id': headerRef('RequestId'), ...(program && RATE) }
}

const headerRef = (name: string) => ({ $ref: `#/components/headers/${name}` })
const RATE = {
  'ratelimit-limit': headerRef('RateLimit'),
  'ratelimit-remaining': headerRef('RateLimitRemaining'),
  'ratelimit-reset': headerRef('RateLimitReset'),
}
const REPLAYED = { 'idempotent-replayed': headerRef('Replayed') }
const RETRY_AFTER = { 'retry-after': headerRef('RetryAfter') }
