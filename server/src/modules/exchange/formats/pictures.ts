import type { ImportNote } from '@probant/contract/exchange/formats'
import { markdownOf } from '#server/platform/markdown/written.ts'
import type { Reading } from './format.ts'

interface Options extends Pick<Reading, 'keepPicture'> {
  notes: Set<ImportNote>
  /** What the file has under that name; without it, only pictures within the text itself are found. */
  find?: ((src: string) => Uint8Array | undefined) | undefined
}

/** Keeps the pictures that a text names, each once; notes why where one can't come along. */
export function picturesOf({ keepPicture, notes, find }: Options): (src: string) => string | undefined {
  const kept = new Map<string, string | undefined>()
  return (src) => {
    if (!kept.has(src)) kept.set(src, keep(src))
    return kept.get(src)
  }

  function keep(src: string): string | undefined {
    const bytes = embedded(src) ?? find?.(src)
    const name = bytes?.length ? keepPicture(bytes) : undefined
    if (name === undefined) notes.add(bytes?.length ? 'pictureUnfit' : 'pictureMissing')
    return name
  }
}

/** As Markdown names it, with what is to be seen on it. */
export function pictureNamed(alt: string, url: string): string {
  const image = { type: 'image' as const, url, alt: alt.replace(/\s+/g, ' ').trim() }
  return markdownOf({ type: 'root', children: [{ type: 'paragraph', children: [image] }] })
}

/** The same question, with something else in the place of each picture that it names. */
export function withPictures<T>(question: T, instead: (picture: NamedPicture) => string): T {
  const text = JSON.stringify(question)
  return JSON.parse(
    text.replace(NAMED, (whole, alt: string, id: string) => instead({ whole, alt, id: id.toLowerCase() })),
  )
}

interface NamedPicture {
  whole: string
  alt: string
  id: string
}

/** In JSON each backslash of the description is two. */
const NAMED = /!\[((?:[^\]\\]|\\\\.|\\.)*)\]\(picture:([0-9a-f-]{36})\)/gi

/** A picture within the text itself. */
function embedded(src: string): Buffer | undefined {
  const [, data] = /^data:image\/[\w.+-]{1,40};base64,([\s\S]*)$/.exec(src) ?? []
  return data === undefined ? undefined : Buffer.from(data, 'base64')
}

/** A name that is written as an address, in which a space may be `%20`. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
