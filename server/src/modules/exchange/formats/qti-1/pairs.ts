import { childOf, textOf, within, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Asked, Refusal } from '../format.ts'
import { pairsAmong } from '../moodle/answers.ts'
import type { Texts } from '../qti/texts.ts'
import { lineOf, piecesOf } from './material.ts'
import { scoreOf } from './scoring.ts'

/** As Canvas has them: a choice for each on the left, all of them among the same answers. */
export function pairsOf(
  item: XmlElement,
  responses: readonly XmlElement[],
  texts: Texts,
): Asked | Refusal | undefined {
  const [labels, ...others] = responses.map((response) => labelsIn(response))
  if (!labels || others.some((one) => [...one.keys()].join() !== [...labels.keys()].join())) return undefined
  const right = rightByResponse(item)
  const pairs = responses.map((response) => ({
    left: lineOf(piecesOf(response, ['render_choice']), texts),
    label: labels.get(right.get(response.attributes.ident ?? '') ?? ''),
  }))
  if (pairs.some(({ label }) => !label)) return { fault: 'noRightAnswer' }
  const used = new Set(pairs.map(({ label }) => label))
  const textOfLabel = (label: XmlElement | undefined) => (label ? lineOf(piecesOf(label), texts) : '')
  return pairsAmong([
    ...pairs.map(({ left, label }) => ({ left, right: textOfLabel(label) })),
    ...[...labels.values()]
      .filter((label) => !used.has(label))
      .map((label) => ({ left: '', right: textOfLabel(label) })),
  ])
}

function labelsIn(response: XmlElement): Map<string, XmlElement> {
  return new Map(
    [...within(response, 'response_label')].map((label) => [label.attributes.ident ?? '', label]),
  )
}

/** Which answer earns points for which of the left. */
export function rightByResponse(item: XmlElement): Map<string, string> {
  const scored = [...within(item, 'respcondition')].filter((condition) => scoreOf(condition) > 0)
  const equals = scored.flatMap((condition) => [
    ...within(childOf(condition, 'conditionvar') ?? condition, 'varequal'),
  ])
  return new Map(equals.map((equal) => [equal.attributes.respident ?? '', textOf(equal).trim()]))
}
