import { childrenOf, has, textOf, within, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Texts } from '../qti/texts.ts'
import { htmlOf } from './content.ts'

/** What is said after answering: to everybody, else to who was right; what is said of single answers is noted as left out. */
export function explanationOf(item: XmlElement, texts: Texts): string {
  if (has(item, 'infoControl')) texts.notes.add('hints')
  const feedbacks = [...childrenOf(item, 'modalFeedback'), ...within(item, 'feedbackBlock')].filter(
    (feedback) => textOf(feedback).trim() !== '' || has(feedback, 'img'),
  )
  const general = feedbacks.filter((feedback) => GENERAL.test(identifierOf(feedback)))
  const right = feedbacks.filter((feedback) => RIGHT.test(identifierOf(feedback)))
  const chosen = [general, right, feedbacks].find((some) => some.length > 0)?.[0]
  if (feedbacks.length > 1 || has(item, 'feedbackInline')) texts.notes.add('answerFeedback')
  return chosen ? texts.block(htmlOf(chosen.children)) : ''
}

const GENERAL = /general|explanation|solution|rationale/i
const RIGHT = /^(?:feedback[-_]?)?correct/i

function identifierOf({ attributes }: XmlElement): string {
  return attributes.identifier ?? ''
}
