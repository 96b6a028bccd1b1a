import type { Archive } from '#server/platform/archive/unpack.ts'
import { decoded } from '#server/platform/text-encoding.ts'
import { UnreadableXml } from '#server/platform/xml/elements.ts'
import type { ReadItem, Reading } from '../format.ts'
import { itemsIn } from './items.ts'
import { isQti } from './root.ts'
import { sourcesOf } from './sources.ts'

/** The questions of a package, in the order of its tests, then of its manifest. */
export function* itemsOfPackage(reading: Reading, archive: Archive): Generator<ReadItem> {
  for (const { file, about } of sourcesOf(archive)) {
    const bytes = archive.exists(file) ? archive.read(file) : undefined
    if (!bytes || !isQti(bytes)) {
      yield { line: null, file, fault: 'malformed', beginning: '' }
      continue
    }
    try {
      yield* itemsIn(decoded(bytes), { reading, file, about })
    } catch (error) {
      // One file that can't be read is no reason to leave the others.
      if (!(error instanceof UnreadableXml)) throw error
      yield { line: error.line, file, fault: 'malformed', beginning: '' }
    }
  }
}
