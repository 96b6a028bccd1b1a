import type { Kind, Locale, ShapesOf } from '../kind.ts'
import { accepting } from './accepting.ts'
import { isBlank, receiptLine } from './answer.ts'
import type * as schemas from './schemas.ts'
import { share } from './share.ts'
import { asPercent, spelled, spelledNumber } from './spelling.ts'
import { words } from './words.ts'

type Numeric = ShapesOf<typeof schemas>

/** A number to be typed, with or without a unit; what is accepted is the key, and no part of the wording. */
export const numeric: Kind<Numeric> = {
  type: 'numeric',
  words,

  markdownIn: () => ({ texts: [], lines: [] }),
  keep: (written) => ({ type: 'numeric', ...written }),
  write,
  usualPoints: () => 1,
  wordingOf: () => [],
  reworded: write,

  partCount: () => 0,
  show: ({ type, units, unitUse }) => ({
    type,
    unitUse,
    unit: unitUse === 'shown' ? (units[0]?.name ?? '') : '',
  }),
  rightOf: (kept) => ({
    type: 'numeric',
    accepted: { en: told(kept, 'en'), fr: told(kept, 'fr') },
    ...(kept.unitPenalty > 0 && { units: kept.units.map(({ name }) => name) }),
  }),
  rightTold: (right) => right,
  toBank: (answer) => answer,
  toPaper: (answer) => answer,

  isBlank,
  mark: (kept, { text }) => share(kept, text),
  receiptLine,
  inWords: ({ text }) => text,
  optionsOf: () => null,
  chosenIn: () => [],

  onSheet: {
    answer: ({ unitUse, unit }, { locale }) => {
      if (unitUse === 'shown') return { lines: 1, hint: words[locale].inUnit(unit) }
      return unitUse === 'required' ? { lines: 1, hint: words[locale].withUnit } : { lines: 1 }
    },
    right: ({ accepted }, locale) => ({ accepted: accepted[locale] }),
    note,
  },
  accepting,
}

function write({ type: _type, ...written }: Numeric['kept']): Numeric['written'] {
  return written
}

function told({ values, units }: Numeric['kept'], locale: Locale): string[] {
  return values.map((one) => spelled(one, locale, units[0]?.name))
}

/** Which other units are right, and what a wrong one costs: whoever marks by hand reckons it themselves. */
function note(
  { units, unitUse, unitPenalty }: Numeric['kept'],
  { locale }: { locale: Locale },
): string | undefined {
  const { alsoIn, unitLost } = words[locale]
  const others = units.slice(1).map(({ name, factor }) => {
    return `1\u00a0${name} = ${spelledNumber(factor, locale)}\u00a0${units[0]?.name}`
  })
  const lines = [
    ...(others.length > 0 ? [alsoIn(others.join(', '))] : []),
    ...(unitUse === 'required' ? [unitLost(spelledNumber(asPercent(unitPenalty), locale))] : []),
  ]
  return lines.length > 0 ? lines.join(' ') : undefined
}
