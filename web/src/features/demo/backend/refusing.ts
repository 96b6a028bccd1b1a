import { ERRORS, type ErrorName } from '@probant/contract/errors'
import type { z } from 'zod'
import { currentLocale, i18n } from '#web/i18n/i18n.ts'
import { errorSentence, fieldSentence } from '#web/i18n/refusals.ts'
import { ApiError } from '#web/lib/api-error.ts'

/** A refusal as the server would give it. */
export function refusal(name: ErrorName): ApiError {
  const { code, status } = ERRORS[name]
  return new ApiError({ code, message: errorSentence(currentLocale(), name) }, status)
}

/** Refused where there is none. */
export function found<Thing>(thing: Thing | undefined, otherwise: ErrorName): Thing {
  if (thing === undefined) throw refusal(otherwise)
  return thing
}

/** What can't be done without one: not in the demo at all, or because there is no room left in it. */
export function needsAccount(why: 'needsAccount' | 'full' = 'needsAccount'): ApiError {
  return leadingOut(i18n.t(`demo:${why}`))
}

/** The demo takes some more, but not as many as were asked for. */
export function tooMany(capacity: number): ApiError {
  return leadingOut(i18n.t('demo:tooMany', { count: capacity }))
}

function leadingOut(message: string): ApiError {
  const { code, status } = ERRORS.notAuthenticated
  const wayOut = { label: i18n.t('demo:keep.signUp'), href: SIGN_UP }
  return new ApiError({ code, message }, status, { wayOut })
}

/** Whoever has an account is led on from there at once. */
const SIGN_UP = '/signup?returnTo=/demo/keep'

export function invalid({ issues }: z.ZodError): ApiError {
  const { code, status } = ERRORS.validationError
  const locale = currentLocale()
  const fields = issues.map(({ path, message }) => [path.join('.'), fieldSentence(locale, message)])
  const message = errorSentence(locale, 'validationError')
  return new ApiError({ code, message, fields: Object.fromEntries(fields) }, status)
}
