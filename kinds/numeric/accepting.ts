import type { Kind, Locale, ShapesOf } from '../kind.ts'
import { UNITS_MAX, VALUES_MAX } from '../limits.ts'
import { absolute, compare, isKeepable, minus, numberOf, plus, reduced } from './decimal.ts'
import { readNumber } from './number.ts'
import type * as schemas from './schemas.ts'
import { share, shareOfNumber } from './share.ts'
import { readAccepted, spelled, spelledNumber } from './spelling.ts'
import { type Accepted, nearlyAccepts, spanOf } from './tolerance.ts'
import { comparableUnit, isUnitName, measured } from './units.ts'
import { words } from './words.ts'

type Numeric = ShapesOf<typeof schemas>
type Kept = Numeric['kept']

/** How a key is made wider after people have answered: by a number, a unit, or a tolerance as `3.14 ± 0.05`. */
export const accepting: NonNullable<Kind<Numeric>['accepting']> = {
  // Also the units, and that none is needed, so that the history of a question can say what was added.
  acceptedIn: (kept, locale) => [
    ...toldIn(kept, locale),
    ...kept.units.slice(1).map(({ name }) => name),
    ...(kept.unitUse === 'optional' ? [words[locale].noUnit] : []),
  ],
  toldIn,
  accepts: (kept, text) => {
    const wider = tolerant(text)
    return wider ? kept.values.some((one) => isCovered(wider, one)) : share(kept, text) === 1
  },
  comparable(kept, text) {
    const read = readNumber(text)
    if (!read) return text.trim()
    const { amount, unit } = measured(kept, read)
    return `${spelledNumber(amount, 'en')} ${unit === 'unknown' ? comparableUnit(read.unit) : unit}`
  },
  nearly(kept, text, locale) {
    const read = readNumber(text)
    if (!read || share(kept, text) === 1) return undefined
    const { amount } = measured(kept, read)
    const near =
      shareOfNumber(kept, read) === 1
        ? kept.values[0]
        : kept.values.find((one) => one.share === undefined && nearlyAccepts(one, amount))
    return near && spelled(near, locale, kept.units[0]?.name)
  },
  with(kept, text) {
    const wider = tolerant(text)
    if (wider) return withValue(kept, wider)
    const changed = withTyped(kept, text)
    return changed && share(changed, text) === 1 ? changed : undefined
  },
  hint: (locale) => words[locale].acceptHint,
  unfit(kept, text, locale) {
    const { noNumber, numberOnly, smallerFirst, noRoom, inUnits } = words[locale]
    const [read, wider] = [readNumber(text), tolerant(text)]
    if (wider) return wider.within === 'range' && wider.from > wider.to ? smallerFirst : noRoom
    if (!read) return noNumber
    if (read.unit && kept.unitUse === 'none') return numberOnly
    return measured(kept, read).unit === 'unknown' ? inUnits(kept.units.map(({ name }) => name)) : noRoom
  },
}

function toldIn({ values, units }: Kept, locale: Locale): string[] {
  return values.map((one) => spelled(one, locale, units[0]?.name))
}

/** A number with how far one may be off; a number alone is one that somebody may have typed. */
function tolerant(text: string): Accepted | undefined {
  const accepted = readAccepted(text)
  const isExact = accepted?.within === 'amount' && accepted.tolerance === 0 && accepted.share === undefined
  return isExact ? undefined : accepted
}

/** What is missing for it to be right: its unit is one, or needs not be given, or its number is accepted too. */
function withTyped(kept: Kept, text: string): Kept | undefined {
  const read = readNumber(text)
  if (!read) return undefined
  const { amount, unit } = measured(kept, read)
  if (shareOfNumber(kept, read) < 1) {
    const value = numberOf(reduced(amount))
    return isKeepable(value) ? withValue(kept, { within: 'amount', value, tolerance: 0 }) : undefined
  }
  if (unit === 'missing') return { ...kept, unitUse: 'optional' }
  const isPossible = kept.unitUse !== 'none' && kept.units.length < UNITS_MAX && isUnitName(read.unit)
  return isPossible ? { ...kept, units: [...kept.units, { name: read.unit, factor: 1 }] } : undefined
}

/** The same number with another tolerance takes the place of the former. */
function withValue(kept: Kept, added: Accepted): Kept | undefined {
  if (added.within === 'range' && added.from > added.to) return undefined
  const place = kept.values.findIndex((one) => one.share === added.share && isSameNumber(one, added))
  if (place >= 0) return { ...kept, values: kept.values.with(place, added) }
  return kept.values.length < VALUES_MAX ? { ...kept, values: [...kept.values, added] } : undefined
}

function isSameNumber(one: Accepted, other: Accepted): boolean {
  return 'value' in one && 'value' in other && one.value === other.value
}

/** Does the other accept all that it does, for as much? */
function isCovered(one: Accepted, other: Accepted): boolean {
  const [inner, outer] = [spanOf(one), spanOf(other)]
  const distance = absolute(minus(inner.centre, outer.centre))
  return (other.share ?? 1) >= (one.share ?? 1) && compare(plus(distance, inner.reach), outer.reach) <= 0
}
