import { decoded } from '#server/platform/text-encoding.ts'
import type { Reader } from '../format.ts'
import { manifestNameOf } from '../qti/manifest.ts'
import { IS_CARTRIDGE, qtiReader } from '../qti/read.ts'

/** Common Cartridges of every version: their questions are those of a package of QTI 1.2. */
export const commonCartridgeReader: Reader = {
  recognises({ archive }) {
    if (!archive) return false
    const manifest = manifestNameOf(archive)
    return manifest !== undefined && IS_CARTRIDGE.test(decoded(archive.read(manifest)))
  },
  read: qtiReader.read,
}
