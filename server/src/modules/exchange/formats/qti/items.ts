import { elementsIn, textOf, type XmlElement } from '#server/platform/xml/elements.ts'
import type { ReadItem, Reading } from '../format.ts'
import { readItem as readItem1 } from '../qti-1/read-item.ts'
import { readItem as readItem2 } from '../qti-2/read-item.ts'
import { asVersion2 } from '../qti-2/spelling.ts'
import type { About, Outcome } from './outcome.ts'
import { type Texts, textsOf } from './texts.ts'
import { beginningOf } from './title.ts'

interface Place {
  reading: Reading
  /** Within the package. */
  file: string | undefined
  about: About
}

/** The questions of one file of XML, whichever version of QTI it is in: each says so by the name of its root. */
export function* itemsIn(text: string, { reading, file, about }: Place): Generator<ReadItem> {
  for (const element of elementsIn(text, ITEMS)) {
    const texts = textsOf(reading, file)
    const place = { line: element.line, ...(file === undefined ? {} : { file }) }
    const outcome = understood(element, about, texts)
    yield 'question' in outcome
      ? { ...place, question: outcome.question, notes: [...texts.notes] }
      : { ...place, ...outcome, beginning: beginningOf(wordsOf(element)) }
  }
}

const ITEMS = ['item', 'assessmentItem', 'qti-assessment-item']

function understood(element: XmlElement, about: About, texts: Texts): Outcome {
  try {
    return element.name === 'item'
      ? readItem1(element, about, texts)
      : readItem2(asVersion2(element), about, texts)
  } catch (error) {
    // Its HTML is nested deeper than anything that walks through it can go.
    if (error instanceof RangeError) return { fault: 'malformed' }
    throw error
  }
}

/** What people would find it by: its title, else what it asks. */
function wordsOf(element: XmlElement): string {
  const body = element.children.find((child) => typeof child !== 'string' && BODIES.includes(child.name))
  const words = typeof body === 'object' ? textOf(body).replace(/<[^<>]{0,1000}>/g, ' ') : ''
  return words.trim() || (element.attributes.title ?? '')
}

const BODIES = ['presentation', 'itemBody', 'qti-item-body']
