import type { ImportNote } from '@probant/contract/exchange/formats'
import type { ElementContent } from 'hast'
import { markdownFromHtml } from '#server/platform/markdown/from-html.ts'
import type { Reading } from '../format.ts'
import { picturesOf } from '../pictures.ts'
import { fileNamed } from './places.ts'

/** How the texts of one question become Markdown, its pictures kept; and what of it is left out. */
export interface Texts {
  block(nodes: ElementContent[]): string
  inline(nodes: ElementContent[]): string
  notes: Set<ImportNote>
}

export function textsOf(
  { archive, keepPicture }: Reading,
  { file, notes }: { file: string | undefined; notes: Set<ImportNote> },
): Texts {
  const find = archive && ((src: string) => fileNamed(archive, src, file))
  const picture = picturesOf({ keepPicture, notes, find })
  return {
    notes,
    block: (children) => markdownFromHtml({ type: 'root', children }, { picture }),
    inline: (children) => markdownFromHtml({ type: 'root', children }, { picture, isInline: true }),
  }
}
