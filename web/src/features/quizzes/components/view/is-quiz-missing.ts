import { ERRORS } from '@probant/contract/errors'
import { ApiError } from '#web/lib/api-error.ts'

/** Gone, never there, or in a workspace of others: the answer does not tell which. An address may also be mistyped. */
export function isQuizMissing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === ERRORS.quizNotFound.code || error.fields.quizId !== undefined
}
