import type { Locale } from '../locales.ts'
import type { Difficulty } from './form.ts'

export const DIFFICULTY_NAMES: Record<Locale, Record<Difficulty, string>> = {
  en: { easy: 'Easy', medium: 'Medium', tough: 'Tough' },
  fr: { easy: 'Facile', medium: 'Moyenne', tough: 'Difficile' },
}
