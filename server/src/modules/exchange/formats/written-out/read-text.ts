import { decoded } from '#server/platform/text-encoding.ts'
import type { Reader } from '../format.ts'
import { textIn } from '../reading.ts'
import { asksAnything, itemsIn } from './items.ts'
import { keyAtEnd } from './key-at-end.ts'
import { squeezed } from './line.ts'
import { outlineOf } from './outline.ts'
import { textLines } from './text-lines.ts'

/** Questions as anybody types them. */
export const textReader: Reader = {
  recognises: ({ name, bytes, archive }) =>
    !archive && !/\.(?:csv|tsv|xml|json|dat|html?)$/i.test(name) && hasQuestions(decoded(bytes)),
  read: ({ bytes }) => itemsIn([...textLines(textIn(bytes))]),
}

function hasQuestions(text: string): boolean {
  if (/^\s*[<{[]/.test(text)) return false
  const { lines, entries } = keyAtEnd([...textLines(text.slice(0, LOOKED_AT))].map(squeezed))
  return asksAnything(outlineOf(lines), entries)
}

/** So much tells what it is. */
const LOOKED_AT = 200_000
