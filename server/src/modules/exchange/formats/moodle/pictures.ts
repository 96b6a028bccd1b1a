import type { ImportNote } from '@probant/contract/exchange/formats'
import type { Reading } from '../format.ts'

/** Where Moodle looks for a file that lies beside a text. */
export const FILES_BESIDE = '@@PLUGINFILE@@/'

interface Options extends Pick<Reading, 'keepPicture'> {
  notes: Set<ImportNote>
  /** In base64, by path and name below where the files lie. */
  fileAt?: (path: string) => string | undefined
}

/** Keeps the pictures of one text, each once, by what the text calls them. */
export function picturesOf({ keepPicture, notes, fileAt = () => undefined }: Options) {
  const kept = new Map<string, string | undefined>()
  return (src: string): string | undefined => {
    if (!kept.has(src)) kept.set(src, keep(src))
    return kept.get(src)
  }

  function keep(src: string): string | undefined {
    const path = pathIn(src)
    const base64 = DATA.exec(src)?.[1] ?? fileAt(path) ?? ''
    if (base64.trim() === '') {
      notes.add('pictureMissing')
      return undefined
    }
    const url = base64.length > LONGEST ? undefined : keepPicture(Buffer.from(base64, 'base64'))
    if (url === undefined) notes.add('pictureUnfit')
    return url
  }
}

const DATA = /^data:image\/[\w.+-]{1,40};base64,([\s\S]*)$/
/** In characters of base64; larger than any picture that we keep. */
const LONGEST = 16 * 1024 * 1024

/** It is written as an address, in which a space may be `%20`. */
function pathIn(src: string): string {
  const path = src.startsWith(FILES_BESIDE) ? src.slice(FILES_BESIDE.length) : ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
