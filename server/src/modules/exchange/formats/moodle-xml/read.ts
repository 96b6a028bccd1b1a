import type { ImportNote } from '@probant/contract/exchange/formats'
import { decoded } from '#server/platform/text-encoding.ts'
import {
  childOf,
  childrenOf,
  elementsIn,
  textOf,
  within,
  type XmlElement,
} from '#server/platform/xml/elements.ts'
import { rootNameIn } from '#server/platform/xml/root-name.ts'
import { taken } from '../../kinds/index.ts'
import type { Reader, ReadItem, Reading, ReadQuestion, Refusal } from '../format.ts'
import { subjectOfCategory } from '../moodle/categories.ts'
import { beginningOf, withName } from '../moodle/names.ts'
import { readItem } from '../reading.ts'
import { readTags } from '../tags.ts'
import { numberOf, readContent } from './content.ts'
import { saidIn, type Texts, textsWith } from './texts.ts'

export const moodleXmlReader: Reader = {
  recognises: ({ bytes, archive }) => !archive && isMoodleXml(decoded(bytes)),

  *read(reading): Generator<ReadItem> {
    let category: string | null = null
    for (const element of elementsIn(decoded(reading.bytes), ['question'])) {
      if (element.attributes.type === 'category')
        category = subjectOfCategory(saidIn(childOf(element, 'category')))
      else yield itemOf(element, category, reading)
    }
  },
}

/** Only looked at: nothing is parsed yet. */
function isMoodleXml(text: string): boolean {
  return /^\s*</.test(text) && rootNameIn(text) === 'quiz' && /<question\s[^<>]*type\s*=/.test(text)
}

function itemOf(element: XmlElement, category: string | null, reading: Reading): ReadItem {
  const beginning = () =>
    beginningOf(saidIn(childOf(element, 'questiontext'))) || beginningOf(saidIn(childOf(element, 'name')))
  return readItem({ line: element.line, beginning }, (notes) => understood(element, category, reading, notes))
}

function understood(
  element: XmlElement,
  category: string | null,
  reading: Reading,
  notes: Set<ImportNote>,
): ReadQuestion | Refusal {
  const texts = textsWith(reading, notes)
  const asked = readContent(element, { texts, notes, keepPicture: reading.keepPicture })
  const read = taken(asked)
  if ('fault' in read) return read
  if (childrenOf(element, 'hint').some((hint) => saidIn(hint) !== '')) notes.add('hints')
  const tags = readTags([...within(element, 'tag')].map(saidIn))
  return {
    ...read,
    title: `${'title' in asked ? asked.title : titleOf(element, texts)}${oldPicture(element, reading, notes)}`,
    explanation: texts.block(childOf(element, 'generalfeedback')),
    ...tags,
    subject: category ?? tags.subject,
    points: numberOf(childOf(element, 'defaultgrade')),
  }
}

function titleOf(element: XmlElement, texts: Texts): string {
  return withName(texts.block(childOf(element, 'questiontext')), saidIn(childOf(element, 'name')))
}

/** Until Moodle 2 a question had one picture beside its text. */
function oldPicture(element: XmlElement, { keepPicture }: Reading, notes: Set<ImportNote>): string {
  const data = textOf(childOf(element, 'image_base64')).trim()
  if (data === '') return ''
  const name = keepPicture(Buffer.from(data, 'base64'))
  if (name === undefined) notes.add('pictureUnfit')
  return name === undefined ? '' : `\n\n![](${name})`
}
