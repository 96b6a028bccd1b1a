import type { Locale } from '../locales.ts'
import type { Scale, Scaling } from './scale.ts'
import type { ScaledScore } from './scaled-score.ts'

/** What a table has beside percent and points: the score on its scale, and whether it is passed. None where neither is asked for. */
export function scaleHeadings({ scale, passPercent }: Scaling, locale: Locale): string[] {
  const words = HEADINGS[locale]
  return [
    ...(isToldBesides(scale) ? [words[scale.kind](scale.kind === 'out_of' ? scale.highest : 0)] : []),
    ...(passPercent === null ? [] : [words.isPassed]),
  ]
}

/** In the same order; empty for whoever has no score yet. Numbers stay numbers. */
export function scaleCells(
  scaled: ScaledScore | null,
  { scale, passPercent }: Scaling,
  locale: Locale,
): (number | string | null)[] {
  const words = HEADINGS[locale]
  return [
    ...(isToldBesides(scale) ? [scaled && cellOf(scaled)] : []),
    ...(passPercent === null ? [] : [scaled && words[scaled.isPassed ? 'yes' : 'no']]),
  ]
}

type Told = Exclude<Scale, { kind: 'points' | 'percent' | 'passed' }>

/** Points and percent have columns of their own, and so has what is passed. */
function isToldBesides(scale: Scale): scale is Told {
  return scale.kind === 'out_of' || scale.kind === 'one_to_six' || scale.kind === 'letters'
}

function cellOf(scaled: ScaledScore): number | string | null {
  if (scaled.kind === 'letters') return scaled.letter
  return 'value' in scaled ? scaled.value : null
}

type Headings = Record<Told['kind'], (highest: number) => string> & Record<'isPassed' | 'yes' | 'no', string>

const HEADINGS: Record<Locale, Headings> = {
  en: {
    out_of: (highest) => `Score (out of ${highest})`,
    one_to_six: () => 'Score (1 to 6)',
    letters: () => 'Score (letter)',
    isPassed: 'Passed',
    yes: 'Yes',
    no: 'No',
  },
  fr: {
    out_of: (highest) => `Note (sur ${highest})`,
    one_to_six: () => 'Note (de 1 à 6)',
    letters: () => 'Note (lettre)',
    isPassed: 'Réussi',
    yes: 'Oui',
    no: 'Non',
  },
}
