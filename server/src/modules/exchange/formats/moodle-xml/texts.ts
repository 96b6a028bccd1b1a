import type { ImportNote } from '@probant/contract/exchange/formats'
import { childOf, childrenOf, textOf, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Reading } from '../format.ts'
import { picturesOf } from '../moodle/pictures.ts'
import { type MoodleFormat, markdownOfMoodle } from '../moodle/texts.ts'

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
    const picture = picturesOf({ keepPicture, notes, fileAt: (path) => fileIn(element, path) })
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

function fileIn(element: XmlElement, wanted: string): string | undefined {
  const file = childrenOf(element, 'file').find(
    ({ attributes: { name, path = '/' } }) => name !== undefined && `${path}${name}` === `/${wanted}`,
  )
  return file && textOf(file)
}
