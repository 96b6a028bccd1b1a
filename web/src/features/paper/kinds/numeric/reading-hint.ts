import type { Locale, ShapesOf } from '@probant/kinds/kind'
import { readNumber } from '@probant/kinds/numeric/number'
import type * as schemas from '@probant/kinds/numeric/schemas'
import { spelledNumber } from '@probant/kinds/numeric/spelling'
import { words } from '@probant/kinds/numeric/words'

type Asked = Pick<ShapesOf<typeof schemas>['shown'], 'unitUse' | 'unit'>

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
  return read.mayBeThousands && locale === 'en' ? `${said}. ${thousands}` : said
}
