import type { PICTURE_TYPES } from '@probant/contract/pictures'
import * as jpeg from './formats/jpeg.ts'
import * as png from './formats/png.ts'
import * as webp from './formats/webp.ts'

/** A new format is a file and a line here. */
const FORMATS: Record<
  (typeof PICTURE_TYPES)[number],
  { withoutMetadata(bytes: Buffer): Buffer | undefined }
> = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/webp': webp,
}

/**
 * The picture and nothing about it: where and when it was taken, with what, and by whom is nobody's business. Undefined
 * where the file is not built as its kind has to be, as nobody can tell then what else stands in it.
 */
export function withoutMetadata(bytes: Buffer, type: keyof typeof FORMATS): Buffer | undefined {
  return FORMATS[type].withoutMetadata(bytes)
}
