import type { Endpoint } from './endpoint.ts'
import { ERRORS, type ErrorName } from './errors.ts'
import { IDEMPOTENCY_ERRORS } from './idempotency.ts'

/** Every refusal that a caller of this endpoint may meet: its own, and those of whatever stands before it. */
export function refusalsOf(endpoint: Endpoint): ErrorName[] {
  const { access, schema, program } = endpoint
  const names: ErrorName[] = [...endpoint.errors, ...ANYWHERE]
  if (access !== 'public') names.push(...WITH_A_TOKEN, ...WITH_A_KEY)
  if (access !== 'public') names.push(...(program ? WITHIN_ITS_KEY : (['notForPrograms'] as const)))
  if (access !== 'public' && !endpoint.result) names.push('quizSessionOnly')
  if (access === 'participant') names.push('tooManyAttempts')
  if (access === 'admin' || endpoint.cookie) names.push('forbidden')
  if (endpoint.workspace) names.push('organizationNotFound')
  if (endpoint.asksAgain) names.push('secondFactorRequired')
  if (endpoint.costs === 'file') names.push('tooManyFiles', 'tooManyAttempts', 'tooManyWaiting')
  if (endpoint.takesIdempotencyKey) names.push(...IDEMPOTENCY_ERRORS, 'validationError')
  if (schema.body || schema.querystring || schema.params) names.push('validationError')
  return [...new Set(names)]
}

/** The same by the status of the answer. What can't be read has one of its own: too large a body, another type, too long an id. */
export function refusalsByStatus(endpoint: Endpoint): Map<number, ErrorName[]> {
  const byStatus = Map.groupBy<number, ErrorName>(refusalsOf(endpoint), (name) => ERRORS[name].status)
  const unread = [
    ...(endpoint.method === 'GET' ? [] : [413, 415]),
    ...(endpoint.url.includes(':') ? [414] : []),
  ]
  for (const status of unread) byStatus.set(status, [...(byStatus.get(status) ?? []), 'invalidRequest'])
  return byStatus
}

/** An unreadable request, another name of the host, a failure of ours, a database that does not answer. */
const ANYWHERE = ['invalidRequest', 'unknownHost', 'internalError', 'serviceUnavailable'] as const

const WITH_A_TOKEN = ['notAuthenticated', 'wrongTokenType', 'invalidToken', 'accountDisabled'] as const

/** Before it is known what the key is for. */
const WITH_A_KEY = ['apiKeyEnded', 'emailNotVerified', 'tooManyCalls'] as const

const WITHIN_ITS_KEY = ['scopeMissing', 'apiKeyElsewhere'] as const
