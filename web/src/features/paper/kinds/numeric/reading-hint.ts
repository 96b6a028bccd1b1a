import type { Locale, ShapesOf } from '@probant/kinds/kind'
import { readNumber } from '@probant/kinds/numeric/number'
import type * as schemas from '@probant/kinds/numeric/schemas'
import { spelledNumber } from '@probant/kinds/numeric/spelling'
import { isSameUnit } from '@probant/kinds/numeric/units'
import { words } from '@probant/kinds/numeric/words'

type Numeric = ShapesOf<typeof schemas>
type Asked = Pick<Numeric['shown'], 'unitUse' | 'unit'>

/** How it was read, or what is missing for it to be read. */
export function hintOn(text: string, { unitUse, unit: shown }: Asked, locale: Locale): string {
  const { readAs, readWithoutUnit, thousands, unreadable, numberOnly, withUnit } = words[locale]
  if (text.trim() === '') return unitUse === 'required' ? withUnit : ''
  const read = readNumber(text)
  if (!read) return unreadable
  if (read.unit && unitUse === 'none') return numberOnly
  const number = spelledNumber(read.value, locale)
  const unit = read.unit || shown
  const said = unit ? readAs(`${number}\u00a0${unit}`) : readAs(number)
  if (unitUse === 'required' && !unit) return `${readWithoutUnit(number)}. ${withUnit}`
  return read.thousandsSign === THOUSANDS[locale] ? `${said}. ${thousands}` : said
}

/** What people of a language put between thousands, and is read as the decimal sign where it stands once. */
const THOUSANDS = { en: ',', fr: '.' }

/** What was wrong with an answer besides its number; nothing where its unit is as it should be. */
export function faultIn(
  text: string,
  { unitUse }: Pick<Asked, 'unitUse'>,
  { units }: Pick<Numeric['right'], 'units'>,
  locale: Locale,
): string | undefined {
  const { unitMissing, unitWrong, unitUnwanted, notRead } = words[locale]
  const read = readNumber(text)
  if (!read) return notRead
  if (unitUse === 'none') return read.unit ? unitUnwanted : undefined
  if (!units) return undefined
  if (read.unit === '') return unitUse === 'required' ? unitMissing : undefined
  return units.some((name) => isSameUnit(name, read.unit)) ? undefined : unitWrong(read.unit)
}
