import type { Locale } from '../locales.ts'
import type { ScaledScore } from './scaled-score.ts'

/** How numbers are written where it is read. */
export interface NumberWords {
  locale: Locale
  number: (value: number) => string
  percent: (value: number) => string
}

/** “14.5/20”, “72%”, “B”: short enough for a cell. */
export function sayScore(scaled: ScaledScore, { locale, number, percent }: NumberWords): string {
  switch (scaled.kind) {
    case 'points':
    case 'out_of':
      return `${number(scaled.value)}/${number(scaled.outOf)}`
    case 'percent':
      return percent(scaled.value)
    case 'one_to_six':
      return number(scaled.value)
    case 'letters':
      return scaled.letter
    case 'passed':
      return sayPassed(scaled.isPassed, locale)
  }
}

/** Empty where nothing was said about passing. */
export function sayPassed(isPassed: boolean | null, locale: Locale): string {
  return isPassed === null ? '' : PASSED[locale][isPassed ? 'passed' : 'failed']
}

const PASSED: Record<Locale, Record<'passed' | 'failed', string>> = {
  en: { passed: 'Passed', failed: 'Not passed' },
  fr: { passed: 'Réussi', failed: 'Non réussi' },
}
