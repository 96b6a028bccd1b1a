import type { ImportNote } from '@probant/contract/exchange/formats'
import type { ElementContent } from 'hast'
import { markdownFromHtml } from '#server/platform/markdown/from-html.ts'
import type { Reading } from '../format.ts'
import { pictureFinder } from './pictures.ts'

/** How the texts of one question become Markdown, its pictures kept; and what of it is left out. */
export interface Texts {
  block(nodes: ElementContent[]): string
  inline(nodes: ElementContent[]): string
  notes: Set<ImportNote>
}

export function textsOf(reading: Reading, file: string | undefined): Texts {
  const notes = new Set<ImportNote>()
  const picture = pictureFinder(reading, file, (note) => notes.add(note))
  return {
    notes,
    block: (children) => markdownFromHtml({ type: 'root', children }, { picture }),
    inline: (children) => markdownFromHtml({ type: 'root', children }, { picture, isInline: true }),
  }
}
