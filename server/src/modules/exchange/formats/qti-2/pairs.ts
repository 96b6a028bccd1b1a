import { childrenOf, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Asked, Refusal } from '../format.ts'
import type { Texts } from '../qti/texts.ts'
import { htmlOf } from './content.ts'
import { rightResponses } from './responses.ts'

/** Two lists, of which each of the one belongs to one of the other. */
export function pairsOf(item: XmlElement, interaction: XmlElement, texts: Texts): Asked | Refusal {
  const [first = [], second = []] = childrenOf(interaction, 'simpleMatchSet').map((set) =>
    childrenOf(set, 'simpleAssociableChoice'),
  )
  if (first.length > MOST || second.length > MOST) return { fault: 'malformed' }
  const { values } = rightResponses(item, interaction.attributes.responseIdentifier ?? '')
  const right = values.map((value) => value.split(/\s+/))
  // Some list first what is chosen from.
  const isTurned =
    !isMatchedOnce(
      first,
      right.map(([one]) => one),
    ) &&
    isMatchedOnce(
      second,
      right.map(([, other]) => other),
    )
  const [lefts, choices] = isTurned ? [second, first] : [first, second]
  const belongsTo = new Map(right.map(([one = '', other = '']) => (isTurned ? [other, one] : [one, other])))
  if (right.length === 0 || lefts.some((left) => !belongsTo.has(nameOf(left))))
    return { fault: 'noRightAnswer' }
  if (right.length > belongsTo.size) return { fault: 'severalRightAnswers' }

  const textByName = new Map(choices.map((choice) => [nameOf(choice), texts.inline(htmlOf(choice.children))]))
  const used = new Set(belongsTo.values())
  return {
    for: 'pairs',
    pairs: lefts.map((left) => ({
      left: texts.inline(htmlOf(left.children)),
      right: textByName.get(belongsTo.get(nameOf(left)) ?? '') ?? '',
    })),
    others: [...textByName].filter(([name]) => !used.has(name)).map(([, text]) => text),
  }
}

/** Nobody matches so many; they are not even read. */
const MOST = 100

function isMatchedOnce(choices: readonly XmlElement[], matched: readonly (string | undefined)[]): boolean {
  return choices.every((choice) => matched.filter((name) => name === nameOf(choice)).length === 1)
}

function nameOf({ attributes }: XmlElement): string {
  return attributes.identifier ?? ''
}
