import type { ImportNote } from '@probant/contract/exchange/formats'
import type { Reading } from '../format.ts'

/** Finds and keeps the pictures that a text of this file names; says why where one can't come along. */
export function pictureFinder(
  { archive, keepPicture }: Pick<Reading, 'archive' | 'keepPicture'>,
  file: string | undefined,
  note: (note: ImportNote) => void,
): (src: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (src) => {
    if (!known.has(src)) known.set(src, find(src))
    return known.get(src)
  }

  function find(src: string): string | undefined {
    const name = archive && placesOf(src, file ?? '').find((place) => archive.exists(place))
    const bytes = name === undefined ? embedded(src) : archive?.read(name)
    if (!bytes) {
      note('pictureMissing')
      return
    }
    const kept = keepPicture(bytes)
    if (kept === undefined) note('pictureUnfit')
    return kept
  }
}

/** Where in the archive it may lie: beside the file, or from the root, or where Canvas keeps its files. */
function placesOf(src: string, file: string): string[] {
  const path = src
    .replace(/[?#].*$/s, '')
    .replaceAll('\\', '/')
    .replace(/^(?:\$|%24)IMS[-_]CC[-_]FILEBASE(?:\$|%24)\/?/i, '')
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(path)) return []
  const folder = file.split('/').slice(0, -1)
  return [path, decodedPath(path)].flatMap((one) =>
    [folder, [], ['web_resources']].flatMap((start) => resolved(start, one) ?? []),
  )
}

/** Nothing where it leads out of the archive. */
export function resolved(folder: readonly string[], path: string): string | undefined {
  const steps = path.startsWith('/') ? [] : [...folder]
  for (const step of path.split('/')) {
    if (step === '..' && steps.pop() === undefined) return
    if (step !== '' && step !== '.' && step !== '..') steps.push(step)
  }
  return steps.join('/')
}

export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A picture within the text itself. */
function embedded(src: string): Buffer | undefined {
  const [, data] = /^data:image\/[\w.+-]{1,40};base64,([\s\S]+)$/.exec(src) ?? []
  return data === undefined ? undefined : Buffer.from(data, 'base64')
}
