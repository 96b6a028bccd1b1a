import { ERRORS, type ErrorName } from '@probant/contract/errors'
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@probant/contract/pictures'
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

/** Why a file can't be a picture here; said before anything is sent. */
export function pictureRefusal({ type, size }: Pick<File, 'type' | 'size'>): PictureRefusal | undefined {
  if (!(PICTURE_TYPES as readonly string[]).includes(type)) return 'wrongType'
  if (size === 0) return 'empty'
  return size > PICTURE_MAX_BYTES ? 'tooLarge' : undefined
}

type PictureRefusal = 'wrongType' | 'empty' | 'tooLarge'
