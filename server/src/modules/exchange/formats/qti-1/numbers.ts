import type { Accepted } from '@probant/kinds/numeric/tolerance'
import { childOf, childrenOf, textOf, within, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Asked, Refusal } from '../format.ts'
import { between, numberIn, numbersAmong } from '../numbers.ts'
import { scoreOf } from './scoring.ts'

/** Does it ask for a number, by its type or by what may be typed? */
export function isNumber(response: XmlElement, type: string): boolean {
  return (
    /numer/i.test(type) ||
    response.name === 'response_num' ||
    [...within(response, 'render_fib')].some(({ attributes }) =>
      /^(?:decimal|integer|scientific)$/i.test(attributes.fibtype ?? ''),
    )
  )
}

/** Each with what it earns; nothing where something else than numbers is right. */
export function numbersOf(item: XmlElement): Asked | Refusal | undefined {
  const scored = [...within(item, 'respcondition')]
    .map((condition) => ({ score: scoreOf(condition), condition: childOf(condition, 'conditionvar') }))
    .filter(({ score, condition }) => score > 0 && condition)
  const most = Math.max(...scored.map(({ score }) => score))
  const found = scored.map(({ score, condition }) => ({
    accepted: condition && acceptedIn(condition),
    share: score === most ? 1 : score / most,
  }))
  return found.length > 0 && found.every(({ accepted }) => accepted) ? numbersAmong(found) : undefined
}

/**
 * Canvas says a number, and from where to where it counts: together they are a number that one may be off. What lies on
 * a bound counts here.
 */
function acceptedIn(condition: XmlElement): Accepted | undefined {
  const [value] = valuesOf(condition, ['varequal'])
  const [from] = valuesOf(condition, ['vargte', 'vargt'])
  const [to] = valuesOf(condition, ['varlte', 'varlt'])
  if (from === undefined || to === undefined)
    return value === undefined ? undefined : { within: 'amount', value, tolerance: 0 }
  if (value === undefined) return between(from, to)
  const [below, above] = [plain(value - from), plain(to - value)]
  return below === above ? { within: 'amount', value, tolerance: below } : between(from, to)
}

/** What must not be answered says nothing of what is right. */
function valuesOf(condition: XmlElement, names: readonly string[]): number[] {
  return childrenOf(condition).flatMap((child) => {
    if (child.name === 'not') return []
    if (!names.includes(child.name)) return valuesOf(child, names)
    return numberIn(textOf(child).trim()) ?? []
  })
}

/** Without the last digits, which come from reckoning in twos. */
function plain(value: number): number {
  return Number(value.toPrecision(12))
}
