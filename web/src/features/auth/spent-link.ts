import { ERRORS } from '@probant/contract/errors'
import { ApiError } from '#web/lib/api-error.ts'

/** Was it refused because the mailed link works no longer? Then trying again leads nowhere. */
export function isSpentLink(error: unknown): boolean {
  const { code, status } = ERRORS.invalidLink
  // A spoilt session has the same code.
  return error instanceof ApiError && error.code === code && error.status === status
}
