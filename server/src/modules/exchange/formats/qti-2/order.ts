import { childOf, childrenOf, has, within, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Markup } from '#server/platform/xml/markup.ts'
import type { Asked, Refusal } from '../format.ts'
import type { Texts } from '../qti/texts.ts'
import { htmlOf } from './content.ts'
import { RESPONSE } from './interactions.ts'
import { branchesGiving, rightResponses } from './responses.ts'
import type { Write } from './version.ts'

/** A share of the points for each that directly follows the one it should, wherever the two of them stand. */
export function neighbourScoring(write: Write, identifiers: readonly string[], points: number): Markup[] {
  const followers = identifiers.slice(1)
  const stands = (identifier: string | undefined, at: number) =>
    write(
      'match',
      {},
      write('index', { n: at }, write('variable', { identifier: RESPONSE })),
      write('baseValue', { baseType: 'identifier' }, identifier),
    )
  return followers.map((follower, index) => {
    const places = followers.map((_, at) =>
      write('and', {}, stands(identifiers[index], at + 1), stands(follower, at + 2)),
    )
    const share = write('baseValue', { baseType: 'float' }, points / followers.length)
    const more = write('sum', {}, write('variable', { identifier: 'SCORE' }), share)
    return write(
      'responseCondition',
      {},
      write(
        'responseIf',
        {},
        write('or', {}, places),
        write('setOutcomeValue', { identifier: 'SCORE' }, more),
      ),
    )
  })
}

/** In the order of the correct response: as a whole, unless several shares of the points are added up. */
export function orderOf(item: XmlElement, interaction: XmlElement, texts: Texts): Asked | Refusal {
  const choices = childrenOf(interaction, 'simpleChoice')
  const identifier = interaction.attributes.responseIdentifier ?? ''
  const ordered = rightResponses(item, identifier).values.flatMap((value) =>
    choices.filter(({ attributes }) => attributes.identifier === value),
  )
  // Some may be left over there.
  if (ordered.length === 0) return { fault: 'noRightAnswer' }
  if (ordered.length !== choices.length) return { fault: 'typeUnknown', detail: interaction.name }
  const shares = branchesGiving(childOf(item, 'responseProcessing'), identifier)
    .map(({ branch }) => branch)
    .filter((branch) => has(branch, 'index') && childrenOf(branch, 'setOutcomeValue').some(isAdding))
  const isStrict = shares.length < 2
  if (!isStrict && !shares.every(looksAtNeighbours)) texts.notes.add('orderMarking')
  return {
    for: 'order',
    items: ordered.map(({ children }) => texts.inline(htmlOf(children))),
    isStrict,
  }
}

/** What it sets is more than there was. */
function isAdding(set: XmlElement): boolean {
  return [...within(set, 'sum')].some((sum) =>
    childrenOf(sum, 'variable').some(({ attributes }) => attributes.identifier === set.attributes.identifier),
  )
}

/** As ours does: at two places, one after the other, wherever these are. */
function looksAtNeighbours(branch: XmlElement): boolean {
  const looks = [...within(branch, 'and')].map((both) =>
    [...within(both, 'index')].map(({ attributes }) => Number(attributes.n)),
  )
  return looks.length > 0 && looks.every(([one = 0, next, ...more]) => next === one + 1 && more.length === 0)
}
