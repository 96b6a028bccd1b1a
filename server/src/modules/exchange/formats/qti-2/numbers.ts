import { UNIT_NAME_MAX } from '@probant/kinds/limits'
import type { Accepted } from '@probant/kinds/numeric/tolerance'
import { isUnitName } from '@probant/kinds/numeric/units'
import { childOf, childrenOf, textOf, within, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Markup } from '#server/platform/xml/markup.ts'
import type { Asked, Refusal } from '../format.ts'
import { between, numberIn, numbersAmong, plainNumber, spanning, type Units } from '../numbers.ts'
import { branchesGiving } from './responses.ts'
import { unitsIn } from './units.ts'
import type { Write } from './version.ts'

/** The first number that fits gives its points, those that give most first. */
export function numberScoring(
  write: Write,
  values: readonly Accepted[],
  { points, given }: { points: number; given: Markup },
): Markup {
  const sorted = values.toSorted((one, other) => (other.share ?? 1) - (one.share ?? 1))
  const branches = sorted.map((accepted, index) =>
    write(
      index === 0 ? 'responseIf' : 'responseElseIf',
      {},
      numberCondition(write, accepted, given),
      write(
        'setOutcomeValue',
        { identifier: 'SCORE' },
        accepted.share === undefined
          ? write('variable', { identifier: 'MAXSCORE' })
          : write('baseValue', { baseType: 'float' }, Number((points * accepted.share).toFixed(6))),
      ),
    ),
  )
  return write('responseCondition', {}, branches)
}

/** What is right comes first: it is what a tolerance in percent is of. */
export function numberCondition(write: Write, accepted: Accepted, given: Markup): Markup {
  const number = (value: number) => write('baseValue', { baseType: 'float' }, plainNumber(value))
  switch (accepted.within) {
    case 'range':
      return write(
        'and',
        {},
        write('gte', {}, given, number(accepted.from)),
        write('lte', {}, given, number(accepted.to)),
      )
    case 'digits': {
      const attributes = { roundingMode: 'significantFigures', figures: accepted.digits }
      return write('equalRounded', attributes, number(accepted.value), given)
    }
    default: {
      const { within, tolerance, value } = accepted
      if (tolerance === 0 && within === 'amount')
        return write('equal', { toleranceMode: 'exact' }, number(value), given)
      const mode = within === 'percent' ? 'relative' : 'absolute'
      const both = `${plainNumber(tolerance)} ${plainNumber(tolerance)}`
      return write('equal', { toleranceMode: mode, tolerance: both }, number(value), given)
    }
  }
}

const EMPTY: XmlElement = { name: '', namespace: '', attributes: {}, children: [], line: 0 }

/** A number to be typed: by the conditions under which points are given, or else by the correct response. */
export function numbersIn(item: XmlElement, { declaration, interaction, maximum }: Parts): Asked | Refusal {
  const { responseIdentifier: identifier = '', placeholderText: unit = '' } = interaction.attributes
  const correct = childrenOf(childOf(declaration, 'correctResponse') ?? EMPTY, 'value').map((value) =>
    numberIn(textOf(value)),
  )
  const { units, scoring } = unitsIn(item)
  const branches = branchesGiving(scoring, identifier)
  const most = Math.max(...branches.map(({ score }) => (score === Number.POSITIVE_INFINITY ? 0 : score)))
  const full = maximum ?? most
  const scored = branches.flatMap(({ branch, score }) => {
    const share = score === Number.POSITIVE_INFINITY || full === 0 ? 1 : Math.min(1, score / full)
    return conditionsIn(branch, { identifier, correct }).map((accepted) => ({ accepted, share }))
  })
  const mapped = childrenOf(childOf(declaration, 'mapping') ?? EMPTY, 'mapEntry').map(({ attributes }) => ({
    accepted: exactly(numberIn(attributes.mapKey ?? '')),
    share: Number(attributes.mappedValue) / (maximum ?? 1),
  }))
  const exact = correct.map((value) => ({ accepted: exactly(value), share: 1 }))
  const found = [scored, mapped, exact].find(({ length }) => length > 0) ?? []
  const isUnit = unit.length <= UNIT_NAME_MAX && isUnitName(unit)
  const shown: Units = { units: [{ name: unit, factor: 1 }], unitUse: 'shown', unitPenalty: 1 }
  return numbersAmong(found, isUnit ? shown : units)
}

interface Parts {
  declaration: XmlElement | undefined
  interaction: XmlElement
  maximum: number | null
}

interface About {
  identifier: string
  correct: readonly (number | undefined)[]
}

/** Undefined in the place of what is no condition that we know. */
function conditionsIn(element: XmlElement, about: About): (Accepted | undefined)[] {
  return childrenOf(element).flatMap((child): (Accepted | undefined)[] => {
    if (child.name === 'setOutcomeValue' || child.name === 'not') return []
    if (child.name === 'or') return conditionsIn(child, about)
    if (child.name === 'and') return [rangeIn(child, about)]
    const values = valuesIn(child, about)
    return comparesRight(child, about) ? values.map((value) => comparison(child, value)) : [undefined]
  })
}

function comparison({ name, attributes }: XmlElement, value: number | undefined): Accepted | undefined {
  if (value === undefined) return undefined
  if (name === 'match') return exactly(value)
  if (name === 'equalRounded') {
    const digits = Number(attributes.figures)
    const isSignificant = (attributes.roundingMode ?? 'significantFigures') === 'significantFigures'
    return isSignificant ? { within: 'digits', value, digits } : undefined
  }
  if (name !== 'equal') return undefined
  const mode = attributes.toleranceMode ?? 'exact'
  if (mode === 'exact') return exactly(value)
  // What lies on the boundary counts here.
  if (attributes.includeLowerBound === 'false' || attributes.includeUpperBound === 'false') return undefined
  const [below, above = below] = (attributes.tolerance ?? '').trim().split(/\s+/).map(numberIn)
  if (below === undefined || above === undefined) return undefined
  if (mode === 'absolute') return spanning(value, below, above)
  if (below === above) return { within: 'percent', value, tolerance: below }
  const part = (percent: number) => Number(((Math.abs(value) * percent) / 100).toPrecision(15))
  return spanning(value, part(below), part(above))
}

/** From one number to another, both of them included. */
function rangeIn(element: XmlElement, about: About): Accepted | undefined {
  const bound = (name: string) => childrenOf(element).find((child) => child.name === name)
  const [lower, upper] = [bound('gte'), bound('lte')]
  if (!lower || !upper || childrenOf(element).length !== 2) return undefined
  if (![lower, upper].every((one) => comparesRight(one, about) && isGivenFirst(one))) return undefined
  const [from, to] = [valuesIn(lower, about)[0], valuesIn(upper, about)[0]]
  return from === undefined || to === undefined ? undefined : between(from, to)
}

function isGivenFirst(element: XmlElement): boolean {
  return childrenOf(element)[0]?.name === 'variable'
}

function comparesRight(element: XmlElement, { identifier }: About): boolean {
  return [...within(element, 'variable')].some(({ attributes }) => attributes.identifier === identifier)
}

function valuesIn(element: XmlElement, { correct }: About): (number | undefined)[] {
  const typed = [...within(element, 'baseValue')].map((value) => numberIn(textOf(value)))
  return typed.length > 0 ? typed : childrenOf(element, 'correct').length > 0 ? [...correct] : [undefined]
}

function exactly(value: number | undefined): Accepted | undefined {
  return value === undefined ? undefined : { within: 'amount', value, tolerance: 0 }
}
