import type { ErrorName, ErrorParams } from '@probant/contract/errors'
import type { Locale } from '@probant/contract/locales'
import { errorIn, fieldIn, type Said } from '@probant/contract/sentences/saying'
import { i18n } from './i18n.ts'

/** What a refusal says, before the server has to say it. */
export function errorSentence(locale: Locale, name: ErrorName, params?: ErrorParams): string {
  return errorIn(saidIn(locale), locale, name, params)
}

/** What stands under a field. */
export function fieldSentence(locale: Locale, messageName: string, params?: ErrorParams): string {
  return fieldIn(saidIn(locale), locale, messageName, params)
}

/** The contract's own sentences, fetched like all others in one language at a time. */
function saidIn(locale: Locale): Said {
  return i18n.getResourceBundle(locale, 'refusals')
}
