import type { Locale } from '@probant/contract/locales'

/** With a capital: it stands for itself. */
export function begunPhrase(phrase: string, locale: Locale): string {
  return phrase.charAt(0).toLocaleUpperCase(locale) + phrase.slice(1)
}
