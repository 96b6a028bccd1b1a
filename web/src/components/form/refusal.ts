import { ERRORS } from '@probant/contract/errors'
import { ApiError } from '#web/lib/api-error.ts'

/** A refusal that says what is wrong with the request; nothing where the server failed, or was not reached. */
export function refusalOf(error: unknown): ApiError | undefined {
  if (!(error instanceof ApiError) || error.isUnreachable) return undefined
  return error.code === ERRORS.internalError.code ? undefined : error
}
