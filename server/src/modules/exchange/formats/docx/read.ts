import type { Archive } from '#server/platform/archive/unpack.ts'
import { childrenOf, rootOf } from '#server/platform/xml/elements.ts'
import { officePart } from '#server/platform/xml/office-part.ts'
import { type Reader, UnreadableFile } from '../format.ts'
import { itemsIn, pictureSign, placeOfPicture } from '../written-out/items.ts'
import { linesIn, mainPartOf } from './lines-in.ts'

/** Questions as anybody writes them in Word. */
export const docxReader: Reader = {
  recognises: ({ archive }) => archive !== undefined && mainPartOf(archive) !== undefined,
  *read({ archive, keepPicture }) {
    if (!archive) throw new UnreadableFile('notRecognised')
    const files = filesIn(archive)
    const shown: string[] = []
    const lines = linesIn(archive, (relation) => pictureSign(shown.push(relation) - 1))
    yield* itemsIn(lines, (sign, notes) => {
      const file = files.get(shown[placeOfPicture(sign)] ?? '')
      const kept = file !== undefined && archive.exists(file) && keepPicture(archive.read(file))
      if (!kept) notes.add(file === undefined ? 'pictureMissing' : 'pictureUnfit')
      return kept ? `![](${kept})` : ''
    })
  },
}

/** What the main part calls its pictures, and the files that they are. */
function filesIn(archive: Archive): Map<string, string> {
  const main = mainPartOf(archive) ?? ''
  const name = main.replace('word/', 'word/_rels/').concat('.rels')
  if (!archive.exists(name)) return new Map()
  return new Map(
    childrenOf(rootOf(officePart(archive.read(name))), 'Relationship').map(({ attributes }) => [
      attributes.Id ?? '',
      (attributes.Target ?? '').startsWith('/')
        ? (attributes.Target ?? '').slice(1)
        : `word/${attributes.Target ?? ''}`,
    ]),
  )
}
