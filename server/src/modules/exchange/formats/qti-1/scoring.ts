import { childOf, childrenOf, has, textOf, within, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Right } from '../qti/asked.ts'

/** Which answers an item of QTI 1 gives points for. */
export function rightIn(item: XmlElement): Right {
  const conditions = [...within(item, 'respcondition')].map((condition) => ({
    score: scoreOf(condition),
    equals: equalsIn(childOf(condition, 'conditionvar')),
    isTolerant: isTolerant(childOf(condition, 'conditionvar')),
  }))
  const scored = conditions.filter(({ score }) => score > 0)
  const scores = new Map<string, number>()
  for (const { score, equals } of scored)
    for (const { value } of equals) scores.set(value, Math.max(score, scores.get(value) ?? 0))
  return {
    values: [...scores.keys()],
    // What takes several together is worth nothing by itself.
    scores: scored.some(({ equals }) => equals.length > 1) ? new Map() : scores,
    isPartial: new Set([...scores.values()].filter(Number.isFinite)).size > 1,
    isTolerant: scored.some((condition) => condition.isTolerant),
    isCaseSensitive: scored.some(({ equals }) => equals.some((one) => one.isCaseSensitive)),
  }
}

/** Some give no points, but show what is shown to who is right. */
export function scoreOf(condition: XmlElement): number {
  const set = childrenOf(condition, 'setvar').map((element) => scoreIn(textOf(element)))
  const best = Math.max(0, ...set)
  if (best > 0) return best
  const shown = childrenOf(condition, 'displayfeedback').map(({ attributes }) => attributes.linkrefid ?? '')
  const isRight = [condition.attributes.title ?? '', ...shown].some((name) => /^correct$/i.test(name))
  return isRight ? Number.POSITIVE_INFINITY : 0
}

/** Blackboard gives as much as there is. */
function scoreIn(text: string): number {
  return /^\s*SCORE\.max\s*$/i.test(text) ? Number.POSITIVE_INFINITY : Number(text) || 0
}

interface Equal {
  value: string
  isCaseSensitive: boolean
}

/** What must be answered, whatever must not be. */
function equalsIn(condition: XmlElement | undefined): Equal[] {
  if (!condition) return []
  return childrenOf(condition).flatMap((child) => {
    if (child.name === 'not') return []
    if (child.name !== 'varequal') return equalsIn(child)
    return [{ value: textOf(child).trim(), isCaseSensitive: child.attributes.case === 'Yes' }]
  })
}

/** A range, or a part of the answer; one from a number to itself is this number. */
function isTolerant(condition: XmlElement | undefined): boolean {
  if (!condition) return false
  if (['varsubstring', 'varsubset', 'varinside'].some((name) => has(condition, name))) return true
  const bounds = ['vargt', 'vargte', 'varlt', 'varlte'].flatMap((name) =>
    [...within(condition, name)].map((bound) => Number(textOf(bound))),
  )
  return new Set(bounds).size > 1
}
