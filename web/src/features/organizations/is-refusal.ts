import { ApiError } from '#web/lib/api-error.ts'

/** Did the server say why not? Anything else is a failure of ours, about which its sentence says little. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}
