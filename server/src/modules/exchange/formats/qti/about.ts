import { LOCALES, type Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'

/** What a package says of an item outside of the item. */
export interface About {
  subject: string | null
  difficulty: Difficulty | null
  language: Locale | null
  /** By which its own score becomes its points. */
  weight: number
}

export const UNKNOWN: About = { subject: null, difficulty: null, language: null, weight: 1 }

/** `fr-CA` is French; of others we know nothing. */
export function localeIn(language: string | undefined): Locale | null {
  const name = language?.trim().toLowerCase() ?? ''
  return LOCALES.find((locale) => name === locale || name.startsWith(`${locale}-`)) ?? null
}

/** A number of points; what is none is not stated. */
export function pointsIn(text: string | undefined): number | null {
  const points = Number(text?.trim() || Number.NaN)
  return Number.isFinite(points) && points > 0 ? points : null
}
