import { childOf, childrenOf, has, textOf, within, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Right } from '../qti/asked.ts'

/** From the correct response, what answers are mapped to, and the conditions under which points are given. */
export function rightResponses(item: XmlElement, identifier: string): Right {
  const declaration = childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.identifier === identifier,
  )
  const processing = childOf(item, 'responseProcessing')
  const correct = childrenOf(childOf(declaration, 'correctResponse') ?? EMPTY, 'value').map((value) =>
    textOf(value).trim(),
  )
  const entries = childrenOf(childOf(declaration, 'mapping') ?? EMPTY, 'mapEntry').map(({ attributes }) => ({
    value: (attributes.mapKey ?? '').trim(),
    score: Number(attributes.mappedValue),
    isCaseSensitive: attributes.caseSensitive === 'true',
  }))
  const mapped = entries.filter(({ score }) => score > 0)
  const conditions = conditionsOf(processing, identifier)
  const isMapped = mapped.length > 0 && (correct.length === 0 || usesMapping(processing))
  const scored = isMapped ? mapped : correct.length === 0 ? conditions : []
  return {
    values: [...new Set([...correct, ...scored.map(({ value }) => value)])],
    scores: new Map((isMapped ? entries : scored).map(({ value, score }) => [value, score])),
    isPartial: new Set(scored.map(({ score }) => score)).size > 1,
    isTolerant: processing !== undefined && isTolerant(processing, identifier),
    isCaseSensitive: [...scored, ...conditions].some((one) => one.isCaseSensitive),
  }
}

const EMPTY: XmlElement = { name: '', namespace: '', attributes: {}, children: [], line: 0 }

function usesMapping(processing: XmlElement | undefined): boolean {
  if (!processing) return false
  return has(processing, 'mapResponse') || /map_response/.test(processing.attributes.template ?? '')
}

interface Condition {
  value: string
  score: number
  isCaseSensitive: boolean
}

/** The answers that branches compare with, where a branch gives points. */
function conditionsOf(processing: XmlElement | undefined, identifier: string): Condition[] {
  return branchesGiving(processing, identifier).flatMap(({ branch, score }) =>
    comparisonsIn(branch, identifier).map((one) => ({ ...one, score })),
  )
}

/** The branches that look at a response and give points; infinitely many where they give all that there are. */
export function branchesGiving(processing: XmlElement | undefined, identifier: string) {
  if (!processing) return []
  const branches = ['responseIf', 'responseElseIf'].flatMap((name) => [...within(processing, name)])
  return branches.flatMap((branch) => {
    const score = Math.max(0, ...childrenOf(branch, 'setOutcomeValue').map(scoreOf))
    return score > 0 && concerns(branch, identifier) ? { branch, score } : []
  })
}

function scoreOf(set: XmlElement): number {
  if (set.attributes.identifier !== 'SCORE') return 0
  const [value] = within(set, 'baseValue')
  const [maximum] = [...within(set, 'variable')].filter(
    ({ attributes }) => attributes.identifier === 'MAXSCORE',
  )
  return value ? Number(textOf(value)) || 0 : maximum ? Number.POSITIVE_INFINITY : 0
}

function comparisonsIn(branch: XmlElement, identifier: string): Omit<Condition, 'score'>[] {
  return childrenOf(branch).flatMap((child) => {
    if (child.name === 'not') return []
    if (!['match', 'stringMatch', 'equal', 'member'].includes(child.name))
      return comparisonsIn(child, identifier)
    if (!concerns(child, identifier)) return []
    const isCaseSensitive = child.attributes.caseSensitive === 'true'
    return [...within(child, 'baseValue')].map((value) => ({ value: textOf(value).trim(), isCaseSensitive }))
  })
}

function isTolerant(processing: XmlElement, identifier: string): boolean {
  const loose = ['patternMatch', 'substring', 'gt', 'gte', 'lt', 'lte', 'equalRounded'].flatMap((name) => [
    ...within(processing, name),
  ])
  const near = [...within(processing, 'equal')].filter(
    ({ attributes }) => (attributes.toleranceMode ?? 'exact') !== 'exact',
  )
  const partOf = [...within(processing, 'stringMatch')].filter(
    ({ attributes }) => attributes.substring === 'true',
  )
  return [...loose, ...near, ...partOf].some((one) => concerns(one, identifier))
}

function concerns(comparison: XmlElement, identifier: string): boolean {
  return [...within(comparison, 'variable')].some(({ attributes }) => attributes.identifier === identifier)
}
