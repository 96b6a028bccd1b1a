import { childrenOf, has, textOf, within, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Texts } from '../qti/texts.ts'
import { blockOf, piecesOf } from './material.ts'

/** What is said to everybody, else to who was right; what is said of single answers is noted as left out. */
export function explanationOf(item: XmlElement, texts: Texts): string {
  const spoken = childrenOf(item, 'itemfeedback').filter((feedback) => textOf(feedback).trim() !== '')
  if (spoken.some((feedback) => has(feedback, 'hint'))) texts.notes.add('hints')
  const feedbacks = spoken.filter((feedback) => !has(feedback, 'hint') && !has(feedback, 'solution'))
  const general = feedbacks.find(({ attributes }) => /general/i.test(attributes.ident ?? ''))
  const right = feedbacks.find(({ attributes }) => /^correct/i.test(attributes.ident ?? ''))
  const chosen = general ?? right
  if (feedbacks.some((feedback) => feedback !== chosen)) texts.notes.add('answerFeedback')
  if (chosen) return blockOf(piecesOf(chosen), texts)
  return isOpen(item) ? '' : solutionOf(item, texts)
}

/** How it should be answered: what the grader of an open answer looks for. */
export function solutionOf(item: XmlElement, texts: Texts): string {
  return blockOf(
    [...within(item, 'solution')].flatMap((solution) => piecesOf(solution)),
    texts,
  )
}

/** Its solution is read as guidance. */
function isOpen(item: XmlElement): boolean {
  return !has(item, 'varequal')
}
