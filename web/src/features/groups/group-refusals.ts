import { ERRORS } from '@probant/contract/errors'
import { ApiError } from '#web/lib/api-error.ts'

/** Somebody else has saved first. Another failure shares the code, so the status tells them apart. */
export function isChangedMeanwhile(error: unknown): boolean {
  const { code, status } = ERRORS.groupChangedMeanwhile
  return error instanceof ApiError && error.code === code && error.status === status
}
