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
  if (APICallError.isInstance(error)) return callFailure(error.statusCode)
  if (UNREADABLE.some((kind) => kind.isInstance(error))) return new ModelFailure('unreadable')
  if (error instanceof Error && TIMEOUTS.includes(error.name)) return new ModelFailure('timeout')
  return new ModelFailure('unreachable')
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

function callFailure(status: number | undefined): ModelFailure {
  if (status === undefined) return new ModelFailure('unreachable')
  return status < 300 ? new ModelFailure('unreadable') : new ModelFailure('status', status)
}
