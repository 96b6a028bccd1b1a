import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@probant/contract/pictures'

/** Why a file can't be a picture here; said before anything is sent. */
export function pictureRefusal({ type, size }: Pick<File, 'type' | 'size'>): PictureRefusal | undefined {
  if (!(PICTURE_TYPES as readonly string[]).includes(type)) return 'wrongType'
  if (size === 0) return 'empty'
  return size > PICTURE_MAX_BYTES ? 'tooLarge' : undefined
}

export type PictureRefusal = 'wrongType' | 'empty' | 'tooLarge'
