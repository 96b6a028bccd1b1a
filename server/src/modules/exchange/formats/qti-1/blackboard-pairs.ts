import { childrenOf, within, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Asked, Refusal } from '../format.ts'
import { pairsAmong } from '../moodle/answers.ts'
import type { Texts } from '../qti/texts.ts'
import { lineOf, piecesOf } from './material.ts'
import { rightByResponse } from './pairs.ts'

/**
 * As Blackboard has them: what is on the right stands in a block of its own, and the answers of each on the left have
 * nothing but their places in it. Nothing where it is no such question.
 */
export function blackboardPairs(item: XmlElement, texts: Texts): Asked | Refusal | undefined {
  const [lefts, rights] = [blocksIn(item, 'RESPONSE_BLOCK'), blocksIn(item, 'RIGHT_MATCH_BLOCK')]
  if (lefts.length === 0 || rights.length === 0) return undefined
  const right = rightByResponse(item)
  const answers = rights.map((block) => lineOf(piecesOf(block), texts))
  const places = lefts.map((block) => {
    const [response] = within(block, 'response_lid')
    const labels = response ? [...within(response, 'response_label')] : []
    const wanted = right.get(response?.attributes.ident ?? '')
    return labels.findIndex(({ attributes }) => attributes.ident === wanted)
  })
  if (places.some((place) => answers[place] === undefined)) return { fault: 'noRightAnswer' }
  return pairsAmong([
    ...lefts.map((block, index) => ({
      left: lineOf(piecesOf(block, ['response_lid']), texts),
      right: answers[places[index] ?? 0] ?? '',
    })),
    ...answers.filter((_, place) => !places.includes(place)).map((text) => ({ left: '', right: text })),
  ])
}

/** What is asked, without what is to be matched. */
export function questionBlockOf(presentation: XmlElement): XmlElement {
  return [...within(presentation, 'flow')].find(isOf('QUESTION_BLOCK')) ?? presentation
}

function blocksIn(item: XmlElement, name: string): XmlElement[] {
  const [outer] = [...within(item, 'flow')].filter(isOf(name))
  return outer ? childrenOf(outer, 'flow').filter(isOf('Block')) : []
}

function isOf(name: string): (element: XmlElement) => boolean {
  return ({ attributes }) => attributes.class?.toLowerCase() === name.toLowerCase()
}
