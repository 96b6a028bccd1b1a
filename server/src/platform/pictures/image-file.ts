import type { PICTURE_TYPES } from '@probant/contract/pictures'
import { PICTURE_SIDE_MAX } from '@probant/kinds/limits'
import { pictureSizeOf } from './picture-size.ts'
import { withoutMetadata } from './without-metadata.ts'

export interface ImageFile {
  type: (typeof PICTURE_TYPES)[number]
  width: number
  height: number
  /** The picture alone: what a camera or a program wrote about it is gone. */
  bytes: Buffer
}

/** What a file really is, whatever it calls itself; undefined where we don't show such. */
export function imageFileOf(file: Buffer): ImageFile | undefined {
  const type = typeOf(file)
  const bytes = type && withoutMetadata(file, type)
  if (!bytes) return undefined
  const size = pictureSizeOf(bytes)
  if (!size || Math.min(size.width, size.height) < 1 || Math.max(size.width, size.height) > PICTURE_SIDE_MAX)
    return undefined
  return { type, ...size, bytes }
}

function typeOf(bytes: Buffer): ImageFile['type'] | undefined {
  if (bytes.subarray(0, 8).equals(PNG)) return 'image/png'
  if (bytes.subarray(0, 3).equals(JPEG)) return 'image/jpeg'
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'image/webp' : undefined
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
