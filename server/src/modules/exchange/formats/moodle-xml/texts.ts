import type { ImportNote } from '@probant/contract/exchange/formats'
import { childOf, childrenOf, textOf, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Reading } from '../format.ts'
import { type MoodleFormat, markdownOfMoodle } from '../moodle/texts.ts'
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
    const kept = new Map<string, string | undefined>()
    const picture = (src: string) => {
      if (!kept.has(src)) kept.set(src, keep(src, element))
      return kept.get(src)
    }
    const format = FORMATS.get(element.attributes.format ?? '') ?? 'html'
    return markdownOfMoodle({ text: saidIn(element), format }, { isInline, picture })
  }

  function keep(src: string, element: XmlElement): string | undefined {
    const name = nameIn(src)
    const base64 = DATA.exec(src)?.[1] ?? textOf(childrenOf(element, 'file').find((file) => isAt(file, name)))
    if (base64.trim() === '') {
      notes.add('pictureMissing')
      return undefined
    }
    const url = base64.length > LONGEST_FILE ? undefined : keepPicture(name, Buffer.from(base64, 'base64'))
    if (url === undefined) notes.add('pictureUnfit')
    return url
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

const DATA = /^data:image\/[\w.+-]{1,40};base64,([\s\S]*)$/
/** In characters of base64; larger than any picture that we keep. */
const LONGEST_FILE = 16 * 1024 * 1024

/** Below where the files lie; as an address, so that a space may be written `%20`. */
function nameIn(src: string): string {
  const name = src.startsWith(FILES_BESIDE) ? src.slice(FILES_BESIDE.length) : ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function isAt({ attributes: { name, path = '/' } }: XmlElement, wanted: string): boolean {
  return name !== undefined && `${path}${name}` === `/${wanted}`
}
