import type { ErrorName, ErrorParams } from './errors.ts'
import type { Locale } from './locales.ts'
import { en } from './sentences/en.ts'
import { fr } from './sentences/fr.ts'
import { errorIn, fieldIn, type Said } from './sentences/saying.ts'

export type { FieldSentence } from './sentences/saying.ts'

/** What a refusal says to the person in front of it, in their language. */
export function errorSentence(locale: Locale, name: ErrorName, params?: ErrorParams): string {
  return errorIn(SENTENCES[locale], locale, name, params)
}

/** What stands under a field. */
export function fieldSentence(locale: Locale, messageName: string, params?: ErrorParams): string {
  return fieldIn(SENTENCES[locale], locale, messageName, params)
}

const SENTENCES: Record<Locale, Said> = { en, fr }
