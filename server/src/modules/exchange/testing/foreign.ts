import { strToU8, zipSync } from 'fflate'
import type { ReadItem } from '../formats/format.ts'
import { PICTURE } from './texts.ts'

/** A package as another program would have made it; a file without text is a picture. */
export function zipOf(files: Record<string, string | undefined>): Uint8Array {
  const entries = Object.entries(files).map(([name, text]): [string, Uint8Array] => [
    name,
    text === undefined ? PICTURE.bytes : strToU8(text.trimStart()),
  ])
  return zipSync(Object.fromEntries(entries))
}

/** In short: the question, or what is wrong. */
export function toldOf(item: ReadItem | undefined) {
  if (!item) return
  if ('question' in item) return { ...item.question, notes: item.notes }
  return item.detail === undefined ? item.fault : `${item.fault}: ${item.detail}`
}
