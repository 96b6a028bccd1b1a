import { ERRORS, type ErrorName } from '@probant/contract/errors'
import { ApiError } from '#web/lib/api-error.ts'

/** Somebody else has saved first. Another failure shares the code, so the status tells them apart. */
export function isChangedMeanwhile(error: unknown): boolean {
  const { code, status } = ERRORS.questionChangedMeanwhile
  return error instanceof ApiError && error.code === code && error.status === status
}

const FIELDS = {
  exactlyFourAnswers: 'content.answers',
  answersNotUnique: 'content.answers',
  questionTitleEmpty: 'title',
} as const satisfies Partial<Record<ErrorName, string>>

const FIELD_BY_CODE = new Map<string, string>(
  Object.entries(FIELDS).map(([name, field]) => [ERRORS[name as keyof typeof FIELDS].code, field]),
)

/** An edit is sent with the question inside of it: its fields go by their own names in the form. */
const WRAPPING = /^question\./

/** The same refusal, at the fields as the form calls them. */
export function atFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { code, message, params, status } = error
  const named = Object.entries(error.fields).map(([path, sentence]) => [path.replace(WRAPPING, ''), sentence])
  const own = FIELD_BY_CODE.get(code)
  const fields = { ...(own && { [own]: message }), ...Object.fromEntries(named) }
  return new ApiError({ code, message, params, fields }, status, { cause: error })
}
