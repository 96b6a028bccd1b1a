import type { ErrorBody } from '@probant/contract/error-body'
import { ERRORS, type ErrorName, type ErrorParams } from '@probant/contract/errors'
import type { Locale } from '@probant/contract/locales'
import { errorSentence, fieldSentence } from '@probant/contract/sentences'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isUnavailable } from '#server/database/failures.ts'
import { Refusal, refusal } from '#server/platform/errors.ts'
import { callerOf } from './caller.ts'

/** The only place that turns an error into an answer. */
export function answerErrors(app: FastifyInstance, heed: (error: unknown) => void = () => {}): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    heed(error)
    return answerError(error, request, reply)
  })
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = refusalFrom(error, request.routeOptions.config.refusals)
  if (refused.status >= 500) logFailure(request, error)

  const seconds = refused.params?.seconds
  if (refused.status === 429 && seconds) reply.header('retry-after', seconds)
  // An unreadable request keeps its own status: too large, unsupported media type.
  const status = refused.refusal === 'invalidRequest' ? (clientStatus(error) ?? 400) : refused.status
  return reply
    .code(status)
    .type('application/json')
    .serializer(JSON.stringify)
    .send(bodyOf(refused, callerOf(request).locale))
}

/** Something that went wrong has a trace worth reading; a refusal by a rule of ours hasn't, and anyone can cause it. */
function logFailure(request: FastifyRequest, error: FastifyError): void {
  if (error instanceof Refusal && error.cause === undefined)
    request.log.warn({ refusal: error.refusal }, 'request refused')
  else request.log.error({ err: error }, 'request failed')
}

/** What is not there: JSON below /api, whatever the app decides elsewhere. */
export function notFoundBody(request: FastifyRequest): ErrorBody {
  return bodyOf(refusal('notFound'), callerOf(request).locale)
}

export function bodyOf({ refusal: name, params: said, fields }: Refusal, locale: Locale): ErrorBody {
  const params = AMBIGUOUS.has(name) ? { ...said, reason: name } : said
  return {
    error: {
      code: ERRORS[name].code,
      message: errorSentence(locale, name, params),
      ...(params && { params }),
      ...(fields && { fields: mapValues(fields, (sentence) => fieldSentence(locale, sentence, params)) }),
    },
  }
}

/** Code and status are those of others too: a program could not tell them apart. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  [...Map.groupBy(Object.entries(ERRORS), ([, { code, status }]) => `${code} ${status}`).values()]
    .filter((alike) => alike.length > 1)
    .flatMap((alike) => alike.map(([name]) => name)),
)

function refusalFrom(error: FastifyError, declared: readonly ErrorName[] = []): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return refusalOfInput(error, declared)
  if (isUnavailable(error)) return new Refusal('serviceUnavailable', { cause: error })
  if (clientStatus(error)) return new Refusal('invalidRequest', { cause: error })
  return new Refusal('internalError', { cause: error })
}

/** A rule of the contract may have a refusal of its own: where the endpoint declares it, that one is answered. */
function refusalOfInput(
  error: Pick<FastifyError, 'validation' | 'validationContext'>,
  declared: readonly ErrorName[],
): Refusal {
  const own = error.validation?.find(({ message }) => declared.includes(message as ErrorName))
  const fields = fieldsOf(error)
  if (!own) return new Refusal('validationError', { fields })
  return new Refusal(own.message as ErrorName, { fields, params: bound(own.params) })
}

/** What a rule about a size compares with, for its sentence. */
function bound({ maximum }: Record<string, unknown>): ErrorParams | undefined {
  return typeof maximum === 'number' ? { max: maximum } : undefined
}

/** The first complaint about each field. */
function fieldsOf({ validation, validationContext }: Pick<FastifyError, 'validation' | 'validationContext'>) {
  const fields: Record<string, string> = {}
  for (const { instancePath, message } of validation ?? []) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.') || validationContext || 'body'
    fields[field] ??= message ?? 'invalid'
  }
  return fields
}

function clientStatus(error: FastifyError): number | undefined {
  const status = error.statusCode
  return status && status >= 400 && status < 500 ? status : undefined
}

function mapValues(
  record: Record<string, string>,
  change: (value: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
