import type { ImportNote } from '@probant/contract/exchange/formats'
import { decoded } from '#server/platform/text-encoding.ts'
import { childOf, childrenOf, elementsIn, within, type XmlElement } from '#server/platform/xml/elements.ts'
import { taken } from '../../kinds/index.ts'
import type { Reader, ReadItem, Reading, ReadQuestion, Refusal } from '../format.ts'
import { subjectOfCategory } from '../moodle/categories.ts'
import { beginningOf } from '../moodle/names.ts'
import { readTags } from '../tags.ts'
import { asUnreadable } from '../unreadable.ts'
import { numberOf, readContent } from './content.ts'
import { isMoodleXml } from './recognition.ts'
import { saidIn, textsWith } from './texts.ts'

export const moodleXmlReader: Reader = {
  recognises: ({ bytes, archive }) => !archive && isMoodleXml(decoded(bytes)),
  read,
}

function* read(reading: Reading): Generator<ReadItem> {
  let category: string | null = null
  try {
    for (const element of elementsIn(decoded(reading.bytes), ['question'])) {
      if (element.attributes.type === 'category')
        category = subjectOfCategory(saidIn(childOf(element, 'category')))
      else yield itemOf(element, category, reading)
    }
  } catch (error) {
    throw asUnreadable(error)
  }
}

function itemOf(element: XmlElement, category: string | null, reading: Reading): ReadItem {
  const notes = new Set<ImportNote>()
  const read = understood(element, category, reading, notes)
  if ('type' in read) return { line: element.line, question: read, notes: [...notes] }
  const beginning =
    beginningOf(saidIn(childOf(element, 'questiontext'))) || beginningOf(saidIn(childOf(element, 'name')))
  return { line: element.line, ...read, beginning }
}

function understood(
  element: XmlElement,
  category: string | null,
  reading: Reading,
  notes: Set<ImportNote>,
): ReadQuestion | Refusal {
  try {
    const texts = textsWith(reading, notes)
    const read = taken(readContent(element, texts, notes))
    if ('fault' in read) return read
    if (childrenOf(element, 'hint').some((hint) => saidIn(hint) !== '')) notes.add('hints')
    const tags = readTags([...within(element, 'tag')].map(saidIn))
    return {
      ...read,
      title: texts.block(childOf(element, 'questiontext')),
      explanation: texts.block(childOf(element, 'generalfeedback')),
      ...tags,
      subject: category ?? tags.subject,
      points: numberOf(childOf(element, 'defaultgrade')),
    }
  } catch {
    // Whatever a library stumbles over in a stranger's text, the other questions are none the worse for it.
    return { fault: 'malformed' }
  }
}
