import type { ImportNote } from '@probant/contract/exchange/formats'
import { QUESTION_TITLE_MIN } from '@probant/contract/limits'
import { markerOf } from '@probant/kinds/gaps/markers'
import { PLACE, placeOf, withoutPlaces } from '@probant/kinds/gaps/places'
import { markdownFromText } from '#server/platform/markdown/from-html.ts'
import { childOf, childrenOf, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Asked, Refusal } from '../format.ts'
import { clozeIn } from '../moodle/cloze.ts'
import { beginningOf } from '../moodle/names.ts'
import { saidIn, type Texts } from './texts.ts'

/** Moodle has one text for both: what is asked, and what has the gaps. Of our own the first is marked. */
const TITLE = 'question-title'

export function titleMarked(html: string): string {
  return `<div class="${TITLE}">${html}</div>`
}

/** What is asked, where it is marked, and the text with the gaps. */
export function titleIn(html: string): { title: string | undefined; rest: string } {
  const [marked = '', title] = MARKED.exec(html) ?? []
  return { title, rest: html.slice(marked.length) }
}

const MARKED = new RegExp(`^\\s*<div class="${TITLE}">([\\s\\S]*?)</div>`)

export function readCloze(element: XmlElement, texts: Texts, notes: Set<ImportNote>): Asked | Refusal {
  const question = childOf(element, 'questiontext')
  const { title, rest } = titleIn(saidIn(question))
  const cloze = clozeIn(withoutPlaces(rest), placeOf)
  if ('fault' in cloze) return cloze
  if (cloze.hasFeedback) notes.add('answerFeedback')
  if (cloze.ignoresCase) notes.add('caseIgnored')
  if (cloze.hasPartlyRight) notes.add('partlyRight')
  if (cloze.hasOtherWeights) notes.add('gapWeights')
  const markdown = (html: string) => texts.block(question && withText(question, html))
  const gapText = gapsMarked(markdown(cloze.html))
  const name = saidIn(childOf(element, 'name'))
  return {
    for: 'gaps',
    title: title === undefined ? titleOf(name, cloze.html) : markdown(title),
    gapText,
    gaps: cloze.gaps,
  }
}

/** With the marker of a gap in each place that was kept for one. */
export function gapsMarked(markdown: string): string {
  return markdown.replace(PLACE, (_, index: string) => markerOf(Number(index) + 1))
}

/** The same element with another text, and with the files that lie beside it. */
export function withText(element: XmlElement, html: string): XmlElement {
  const text: XmlElement = { ...element, name: 'text', attributes: {}, children: [html] }
  return { ...element, children: [text, ...childrenOf(element, 'file')] }
}

/** What Moodle calls it, where that says something; otherwise how it begins. */
export function titleOf(name: string, html: string): string {
  const isTelling = name.length >= QUESTION_TITLE_MIN
  return isTelling ? markdownFromText(name) : beginningOf(html.replace(PLACE, '___'))
}
