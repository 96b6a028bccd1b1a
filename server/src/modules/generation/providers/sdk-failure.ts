import {
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoContentGeneratedError,
  NoOutputGeneratedError,
  RetryError,
  TypeValidationError,
} from 'ai'
import { ModelFailure } from '../model/failure.ts'

/** Whatever the library throws or reports, as what it means here; nothing of its words is kept. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (RetryError.isInstance(error)) return failureOf(error.lastError)
  if (APICallError.isInstance(error) && error.statusCode !== undefined)
    return refusalOf(error.statusCode, error.responseBody ?? '')
  if (UNREADABLE.some((kind) => kind.isInstance(error))) return new ModelFailure('unreadable')
  if (error instanceof Error && TIMEOUTS.includes(error.name)) return new ModelFailure('timeout')
  return new ModelFailure(connectionFault(error))
}

const UNREADABLE = [
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoContentGeneratedError,
  NoOutputGeneratedError,
  TypeValidationError,
]

const TIMEOUTS = ['TimeoutError', 'AbortError']

/** Google answers 400 to a wrong key, Mistral to a wrong model: only their words tell which. */
function refusalOf(status: number, body: string): ModelFailure {
  if (status < 300) return new ModelFailure('unreadable')
  if (status === 401 || status === 403) return new ModelFailure('keyRefused', status)
  if (status === 404) return new ModelFailure('unknownModel', status)
  if (status === 402 || status === 429) return new ModelFailure('busy', status)
  if (status === 400 && /api[_ ]key[_ ](not valid|invalid)|invalid[_ ]api[_ ]key/i.test(body))
    return new ModelFailure('keyRefused', status)
  if (
    (status === 400 || status === 422) &&
    /invalid[_ ]model|model[^.]{0,80}(not found|not exist)/i.test(body)
  )
    return new ModelFailure('unknownModel', status)
  return new ModelFailure('refused', status)
}

/** By what the system said of the connection, which lies within what the library makes of it. */
function connectionFault(error: unknown): ModelFailure['kind'] {
  for (let at = error, depth = 0; at instanceof Error && depth < DEEPEST; at = at.cause, depth++) {
    const { code = '' } = at as NodeJS.ErrnoException
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknownHost'
    if (code === 'ECONNREFUSED') return 'notListening'
    if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'timeout'
    if (/CERT|SELF_SIGNED|UNABLE_TO_/.test(code)) return 'notTrusted'
  }
  return 'unreachable'
}

const DEEPEST = 5
