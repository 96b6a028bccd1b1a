import { API_SCOPES } from '@probant/contract/api-keys/scopes'
import { type ErrorBody, errorBodySchema } from '@probant/contract/error-body'
import { ERRORS, type ErrorName } from '@probant/contract/errors'
import { paramsExample } from '@probant/contract/examples/refusals'
import { IDEMPOTENCY_HOURS } from '@probant/contract/idempotency'
import { jsonSchemaOf } from '@probant/contract/json-schema'
import { Refusal } from '#server/platform/errors.ts'
import { bodyOf } from '../error-handler.ts'

/** What many calls share; each of them refers to it by its name. */
export const COMPONENTS = {
  securitySchemes: {
    session: bearer(
      'JWT',
      'What a page of Probant brings: the access token of whoever has logged in to an account.',
    ),
    participant: bearer(
      'JWT',
      'What the page of a quiz brings: the access token of whoever came by its link or code.',
    ),
    key: bearer(
      'pk_…',
      `What a program brings: a key from the page “Connections”. It has the rights of whoever made it, in one workspace, within its scopes (${API_SCOPES.join(', ')}). Each call names the scope that it needs.`,
    ),
  },
  schemas: { Refusal: jsonSchemaOf(errorBodySchema, 'output') },
  headers: {
    RequestId: header('string', 'By which the server’s log knows this call.'),
    RateLimit: header('integer', 'How many calls a minute the key is good for. Only for calls with a key.'),
    RateLimitRemaining: header('integer', 'How many of them are left. Only for calls with a key.'),
    RateLimitReset: header(
      'integer',
      'In how many seconds all of them are there again. Only for calls with a key.',
    ),
    RetryAfter: header('integer', 'In how many seconds to try again.'),
    Replayed: header(
      'string',
      `“true” where this call was done before, under the same name, in the last ${IDEMPOTENCY_HOURS} hours.`,
    ),
  },
  examples: Object.fromEntries(
    (Object.keys(ERRORS) as ErrorName[]).map((name) => [name, { value: refusalExample(name) }]),
  ),
}

function refusalExample(name: ErrorName): ErrorBody {
  const params = paramsExample(name)
  const fields = name === 'validationError' ? { name: 'required' } : undefined
  return bodyOf(new Refusal(name, { ...(params && { params }), ...(fields && { fields }) }), 'en')
}

function bearer(bearerFormat: string, description: string) {
  return { type: 'http', scheme: 'bearer', bearerFormat, description } as const
}

function header(type: 'string' | 'integer', description: string) {
  return { description, schema: { type } }
}
