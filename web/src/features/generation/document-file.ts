import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '@probant/contract/generation'
import { NAME_MAX } from '@probant/contract/limits'

export type DocumentRefusal = 'wrongType' | 'empty' | 'tooLarge'

/** What the file dialog offers. */
export const DOCUMENT_ACCEPT = DOCUMENT_TYPES.map((type) => `.${type}`).join(',')

/** Why a file can't be read here; said before anything is sent. */
export function documentRefusal({ name, size }: Pick<File, 'name' | 'size'>): DocumentRefusal | undefined {
  if (!DOCUMENT_ACCEPT.split(',').includes(extensionOf(name))) return 'wrongType'
  if (size === 0) return 'empty'
  return size > DOCUMENT_MAX_BYTES ? 'tooLarge' : undefined
}

/** A subject to begin with: `water-cycle_2.pdf` is about the water cycle, or nearly. */
export function subjectOfFile(name: string): string {
  return name
    .slice(0, name.length - extensionOf(name).length)
    .replace(/[-_]+/g, ' ')
    .slice(0, NAME_MAX)
    .trim()
}

function extensionOf(name: string): string {
  return /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? ''
}
