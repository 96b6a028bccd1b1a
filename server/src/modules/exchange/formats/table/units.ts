import type { Locale } from '@probant/contract/locales'
import { asPercent, spelledNumber } from '@probant/kinds/numeric/spelling'
import type { Unit, UnitUse } from '@probant/kinds/numeric/units'
import { NO_UNITS, type NumericContent, numberIn, type Units } from '../numbers.ts'
import { acceptedCell, acceptedIn } from './accepted.ts'

const USES: Record<Locale, Record<Exclude<UnitUse, 'none'>, string>> = {
  en: { shown: 'shown', optional: 'optional', required: 'required' },
  fr: { shown: 'affichée', optional: 'facultative', required: 'exigée' },
}

/** `required, -25 %: m | cm = 0.01`: whether it is asked for, what a wrong one costs, and each with its factor. */
export function unitsCell({ units, unitUse, unitPenalty }: NumericContent, language: Locale): string {
  if (unitUse === 'none') return ''
  const names = units.map(({ name, factor }, index) =>
    index === 0 ? name : `${name} = ${spelledNumber(factor, language)}`,
  )
  const costs = spelledNumber(asPercent(unitPenalty), language)
  return `${USES[language][unitUse]}, -${costs} %: ${acceptedCell(names)}`
}

/** Units alone may be given, or not. */
export function unitsIn(cell: string): Units {
  if (cell.trim() === '') return NO_UNITS
  const [whole = '', word = '', costs] = HEAD.exec(cell) ?? []
  const units = acceptedIn(cell.slice(whole.length)).map((text, index): Unit => {
    const [, name = text, factor] = /^(.*?)\s*=\s*([^=]*)$/.exec(text) ?? []
    return { name, factor: index === 0 ? 1 : ((factor === undefined ? 1 : numberIn(factor)) ?? 0) }
  })
  const percent = costs === undefined ? 100 : (numberIn(costs) ?? 100)
  return { units, unitUse: useOf(word), unitPenalty: Number((percent / 100).toFixed(6)) }
}

const HEAD = /^\s*(\p{L}+)\s*(?:,\s*[-\u2212]\s*([\d.,]{1,12})\s*%\s*)?:/u

function useOf(word: string): UnitUse {
  const uses = Object.values(USES).flatMap((names) => Object.entries(names))
  const found = uses.find(([, name]) => name === word.toLowerCase())
  return (found?.[0] ?? 'optional') as UnitUse
}
