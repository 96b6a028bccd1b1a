import { elementsIn, textOf, type XmlElement } from '#server/platform/xml/elements.ts'
import type { ReadItem, Reading } from '../format.ts'
import { readItem1 } from '../qti-1/read-item.ts'
import { readItem2 } from '../qti-2/read-item.ts'
import { asVersion2 } from '../qti-2/spelling.ts'
import { readItem } from '../reading.ts'
import type { About } from './about.ts'
import { textsOf } from './texts.ts'
import { beginningOf } from './title.ts'

interface Place {
  reading: Reading
  /** Within the package. */
  file?: string
  about: About
}

/** The questions of one file of XML, whichever version of QTI it is in: each says so by the name of its root. */
export function* itemsIn(text: string, { reading, file, about }: Place): Generator<ReadItem> {
  for (const element of elementsIn(text, ITEMS)) {
    const place = { line: element.line, ...(file !== undefined && { file }) }
    yield readItem(
      { ...place, beginning: () => beginningOf(wordsOf(element)), source: () => wordsOf(element).trim() },
      (notes) => {
        const texts = textsOf(reading, { file, notes })
        return element.name === 'item'
          ? readItem1(element, about, texts)
          : readItem2(asVersion2(element), about, texts)
      },
    )
  }
}

const ITEMS = ['item', 'assessmentItem', 'qti-assessment-item']

/** What people would find it by: its title, else what it asks. */
function wordsOf(element: XmlElement): string {
  const body = element.children.find((child) => typeof child !== 'string' && BODIES.includes(child.name))
  const words = typeof body === 'object' ? textOf(body).replace(/<[^<>]{0,1000}>/g, ' ') : ''
  return words.trim() || (element.attributes.title ?? '')
}

const BODIES = ['presentation', 'itemBody', 'qti-item-body']
