import type { Archive } from '#server/platform/archive/unpack.ts'
import { decoded } from '#server/platform/text-encoding.ts'
import type { Reader } from '../format.ts'
import { UNKNOWN } from './about.ts'
import { itemsIn } from './items.ts'
import { manifestNameOf } from './manifest.ts'
import { itemsOfPackage } from './package.ts'
import { isQti, mayBeQti } from './root.ts'

/** Packages and single files of QTI 1.2, 2.0 to 2.2 and 3.0. */
export const qtiReader: Reader = {
  recognises: ({ archive, bytes }) => (archive ? isPackage(archive) : isQti(bytes)),
  read: (reading) =>
    reading.archive
      ? itemsOfPackage(reading, reading.archive)
      : itemsIn(decoded(reading.bytes), { reading, about: UNKNOWN }),
}

/** One that lists files of QTI; or that has some, as those of Brightspace, which lists them as something else. */
function isPackage(archive: Archive): boolean {
  const manifest = manifestNameOf(archive)
  if (manifest !== undefined) {
    const text = decoded(archive.read(manifest))
    if (IS_CARTRIDGE.test(text)) return false
    if (LISTS_QTI.test(text)) return true
  }
  // A document of an office program has many files of XML, and none of these.
  if (archive.exists('[Content_Types].xml')) return false
  const files = archive.names.filter(mayBeQti).slice(0, MOST_LOOKS)
  return files.some((name) => isQti(archive.read(name)))
}

const MOST_LOOKS = 10
const LISTS_QTI = /type\s{0,9}=\s{0,9}["'](?:imsqti_|assessment\/x-bb-qti)/i
export const IS_CARTRIDGE = /<(?:\w{1,20}:)?schema>\s{0,99}IMS (?:Thin )?Common Cartridge/i
