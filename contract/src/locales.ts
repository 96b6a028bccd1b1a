import { z } from 'zod'

export const LOCALES = ['en', 'fr'] as const
export type Locale = (typeof LOCALES)[number]
export const localeSchema = z.enum(LOCALES)

/** French for whoever asks for French, English for everyone else. */
export function localeOf(language: string | undefined | null): Locale {
  return language?.trim().toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

/** Under which name a browser keeps the language that was chosen in it. */
export const LOCALE_COOKIE = 'locale'
