import { childOf, childrenOf, has, type XmlElement } from '#server/platform/xml/elements.ts'
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

/** In the order of the correct response: as a whole, unless points are given for what stands at some place. */
export function orderOf(item: XmlElement, interaction: XmlElement, texts: Texts): Asked | Refusal {
  const choices = childrenOf(interaction, 'simpleChoice')
  const identifier = interaction.attributes.responseIdentifier ?? ''
  const ordered = rightResponses(item, identifier).values.flatMap((value) =>
    choices.filter(({ attributes }) => attributes.identifier === value),
  )
  // Some may be left over there.
  if (ordered.length === 0) return { fault: 'noRightAnswer' }
  if (ordered.length !== choices.length) return { fault: 'typeUnknown', detail: interaction.name }
  const giving = branchesGiving(childOf(item, 'responseProcessing'), identifier)
  return {
    for: 'order',
    items: ordered.map(({ children }) => texts.inline(htmlOf(children))),
    isStrict: !giving.some(({ branch }) => has(branch, 'index')),
  }
}
