import { type ErrorName, type ErrorParams, isErrorName } from './errors.ts'
import type { Locale } from './locales.ts'
import { en } from './sentences/en.ts'
import { fr } from './sentences/fr.ts'

/** What a refusal says to the person in front of it, in their language. */
export function errorSentence(locale: Locale, name: ErrorName, params: ErrorParams = {}): string {
  return SENTENCES[locale].errors[name].replace(/\{(\w+)\}/g, (_, key: string) =>
    paramText(locale, params[key]),
  )
}

export type FieldSentence = keyof typeof en.fields

/**
 * What stands under a field. A rule may have a refusal of its own (`tooManyInvites`): then its sentence stands there.
 * A name that has neither says that the value isn't valid.
 */
export function fieldSentence(locale: Locale, messageName: string, params?: ErrorParams): string {
  const { fields } = SENTENCES[locale]
  if (isErrorName(messageName)) return errorSentence(locale, messageName, params)
  return Object.hasOwn(fields, messageName) ? fields[messageName as FieldSentence] : fields.invalid
}

const SENTENCES = { en, fr }

function paramText(locale: Locale, value: string | number | undefined): string {
  if (value === undefined) return '…'
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value)

  const { limits } = SENTENCES[locale]
  return Object.hasOwn(limits, value) ? limits[value as keyof typeof limits] : value
}
