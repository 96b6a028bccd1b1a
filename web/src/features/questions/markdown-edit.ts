import { pictureMarkdown } from '@probant/contract/pictures'

/** A text with a part of it selected. */
export interface Selected {
  text: string
  start: number
  end: number
}

export const MARKS = ['bold', 'code', 'formula'] as const
export type Mark = (typeof MARKS)[number]

const SIGNS: Record<Mark, { inline: string; open: string; close: string }> = {
  bold: { inline: '**', open: '**', close: '**' },
  code: { inline: '`', open: '```\n', close: '\n```' },
  formula: { inline: '$', open: '$$\n', close: '\n$$' },
}

/** Puts the mark around what is selected, or takes it away where it stands there already. */
export function marked({ text, start, end }: Selected, mark: Mark): Selected {
  const inner = text.slice(start, end)
  const { inline, ...block } = SIGNS[mark]
  const { open, close } = inner.includes('\n') ? block : { open: inline, close: inline }
  if (text.slice(0, start).endsWith(open) && text.slice(end).startsWith(close)) {
    const rest = text.slice(0, start - open.length) + inner + text.slice(end + close.length)
    return { text: rest, start: start - open.length, end: end - open.length }
  }
  return {
    text: text.slice(0, start) + open + inner + close + text.slice(end),
    start: start + open.length,
    end: end + open.length,
  }
}

/** Puts a picture where the selection is, on lines of its own; what was selected stays before it. */
export function withPicture({ text, end }: Selected, picture: { id: string; alt: string }): Selected {
  const before = text.slice(0, end)
  const image = pictureMarkdown({ ...picture, alt: picture.alt.trim() })
  const gap = before === '' || before.endsWith('\n') ? '' : '\n\n'
  const after = text.slice(end)
  const nextGap = after === '' || after.startsWith('\n') ? '' : '\n\n'
  const index = before.length + gap.length + image.length
  return { text: before + gap + image + nextGap + after, start: index, end: index }
}
