import type { Archive } from '#server/platform/archive/unpack.ts'
import { decodedPath } from '../pictures.ts'

/** What a text of this file names, where the archive has it. */
export function fileNamed(archive: Archive, src: string, file = ''): Uint8Array | undefined {
  const name = placesOf(src, file).find((place) => archive.exists(place))
  return name === undefined ? undefined : archive.read(name)
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
