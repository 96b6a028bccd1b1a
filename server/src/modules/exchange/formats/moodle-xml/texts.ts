import type { ImportNote } from '@probant/contract/exchange/formats'
import { childOf, childrenOf, textOf, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Reading } from '../format.ts'
import { type MoodleFormat, markdownOfMoodle } from '../moodle/texts.ts'
import { decodedPath, picturesOf } from '../pictures.ts'
import { FILES_BESIDE } from './text-element.ts'

export interface Texts {
  block(element: XmlElement | undefined): string
  inline(element: XmlElement | undefined): string
}

/** The texts of one question as Markdown; what pictures they name is kept for it. */
export function textsWith({ keepPicture }: Pick<Reading, 'keepPicture'>, notes: Set<ImportNote>): Texts {
  return {
    block: (element) => (element ? markdown(element, false) : ''),
    inline: (element) => (element ? markdown(element, true) : ''),
  }

  function markdown(element: XmlElement, isInline: boolean): string {
    const format = FORMATS.get(element.attributes.format ?? '') ?? 'html'
    const picture = picturesOf({ keepPicture, notes, find: (src) => fileIn(element, src) })
    return markdownOfMoodle({ text: saidIn(element), format }, { isInline, picture })
  }
}

/** What is said in it: in an element of its own, or, in very old files, as it stands. */
export function saidIn(element: XmlElement | undefined): string {
  const text = childOf(element, 'text')
  const own = element?.children.filter((child) => typeof child === 'string').join('') ?? ''
  return (text ? textOf(text) : own).trim()
}

const FORMATS = new Map<string, MoodleFormat>([
  ['html', 'html'],
  ['moodle_auto_format', 'auto'],
  ['plain_text', 'plain'],
  ['markdown', 'markdown'],
])

function fileIn(element: XmlElement, src: string): Buffer | undefined {
  const wanted = src.startsWith(FILES_BESIDE) ? decodedPath(src.slice(FILES_BESIDE.length)) : ''
  const file = childrenOf(element, 'file').find(
    ({ attributes: { name, path = '/' } }) => name !== undefined && `${path}${name}` === `/${wanted}`,
  )
  return file && Buffer.from(textOf(file), 'base64')
}
