import { type ErrorName, type ErrorParams, isErrorName } from '../errors.ts'
import type { Locale } from '../locales.ts'
import type { en } from './en.ts'

/** All that the contract has to say, in one language. */
export type Said = typeof en
export type FieldSentence = keyof Said['fields']

/** What a refusal says to the person in front of it. */
export function errorIn(said: Said, locale: Locale, name: ErrorName, params: ErrorParams = {}): string {
  return said.errors[name].replace(/\{(\w+)\}/g, (_, key: string) => paramText(said, locale, params[key]))
}

/**
 * What stands under a field. A rule may have a refusal of its own (`tooManyInvites`): then its sentence stands there.
 * A name that has neither says that the value isn't valid.
 */
export function fieldIn(said: Said, locale: Locale, messageName: string, params?: ErrorParams): string {
  const { fields } = said
  if (isErrorName(messageName)) return errorIn(said, locale, messageName, params)
  return Object.hasOwn(fields, messageName) ? fields[messageName as FieldSentence] : fields.invalid
}

function paramText({ limits }: Said, locale: Locale, value: string | number | undefined): string {
  if (value === undefined) return '…'
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value)
  return Object.hasOwn(limits, value) ? limits[value as keyof typeof limits] : value
}
