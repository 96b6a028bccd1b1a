import type { Unit } from '@probant/kinds/numeric/units'
import { childOf, childrenOf, textOf, within, type XmlElement } from '#server/platform/xml/elements.ts'
import { type Markup, tag } from '#server/platform/xml/markup.ts'
import type { Refusal } from '../format.ts'
import { NO_UNITS, type NumericContent, numberIn, type Units } from '../numbers.ts'

/** How Moodle asks for a unit: a text beside the number, or not at all. */
const TYPED = 0
const NOT_SHOWN = 3

/** What Moodle takes off for a wrong unit where nobody says otherwise. */
const USUAL_PENALTY = 0.1

/** Moodle says how many of a unit make one of the first; here it is the other way round. */
export function unitsIn(question: XmlElement): Units | Refusal {
  const units = [...within(question, 'unit')].map((unit): Unit => {
    const multiplier = numberIn(textOf(childOf(unit, 'multiplier'))) ?? 1
    return { name: textOf(childOf(unit, 'unit_name')).trim(), factor: inverse(multiplier) }
  })
  const named = units.filter(({ name }) => name !== '')
  const numberOf = (name: string) => numberIn(textOf(childOf(question, name)))
  if (named.length === 0 || numberOf('showunits') === NOT_SHOWN) return NO_UNITS
  const first = named.find(({ factor }) => factor === 1)
  if (!first) return { fault: 'malformed' }
  return {
    units: [first, ...named.filter((unit) => unit !== first)],
    unitUse: (numberOf('unitgradingtype') ?? 0) > 0 ? 'required' : 'optional',
    unitPenalty: numberOf('unitpenalty') ?? USUAL_PENALTY,
  }
}

export function unitElements({ units, unitUse, unitPenalty }: NumericContent): Markup[] {
  const isUsed = unitUse !== 'none' && units.length > 0
  const all = units.map(({ name, factor }) =>
    tag('unit', {}, tag('multiplier', {}, 1 / factor), tag('unit_name', {}, name)),
  )
  return [
    ...(isUsed ? [tag('units', {}, all)] : []),
    tag('unitgradingtype', {}, unitUse === 'required' ? 1 : 0),
    tag('unitpenalty', {}, unitPenalty),
    tag('showunits', {}, isUsed ? TYPED : NOT_SHOWN),
    tag('unitsleft', {}, 0),
  ]
}

function inverse(multiplier: number): number {
  return multiplier === 0 ? 0 : Number((1 / multiplier).toPrecision(15))
}

/** The numbers that are right, each with its tolerance and its share. */
export function weightedNumbers(question: XmlElement, saidIn: (answer: XmlElement) => string) {
  return childrenOf(question, 'answer').map((answer) => {
    const value = numberIn(saidIn(answer))
    const tolerance = Math.abs(numberIn(textOf(childOf(answer, 'tolerance'))) ?? 0)
    const accepted = value === undefined ? undefined : { within: 'amount' as const, value, tolerance }
    return { accepted, share: Number(answer.attributes.fraction ?? 0) / 100 }
  })
}
