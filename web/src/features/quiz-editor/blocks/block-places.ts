import type { Block } from '../document/document.ts'

/** Where a block stands, as one would say it: a question by its number and section, a heading by what comes after it. */
export type Place =
  | { kind: 'question'; number: number; count: number; section: number }
  | { kind: 'section'; before: number | undefined }

export function placeOf(blocks: Block[], key: string): Place | undefined {
  const index = indexOf(blocks, key)
  const block = blocks[index]
  if (!block) return undefined
  const above = questionsIn(blocks.slice(0, index))
  const count = questionsIn(blocks)
  if (block.kind === 'section') return { kind: 'section', before: above < count ? above + 1 : undefined }
  return { kind: 'question', number: above + 1, count, section: sectionAt(blocks, index) }
}

/** In which section, counted from 0, a place of the list lies. */
export function sectionAt(blocks: Block[], index: number): number {
  return blocks.slice(0, index + 1).filter(({ kind }) => kind === 'section').length - 1
}

export function indexOf(blocks: Block[], key: string): number {
  return blocks.findIndex((block) => block.key === key)
}

/** The place at the end of a section, once the block at `from` is taken out. */
export function endOfSection(blocks: Block[], section: number, from: number): number {
  const headings = blocks.flatMap(({ kind }, index) => (kind === 'section' ? index : []))
  const end = headings[section + 1] ?? blocks.length
  return from < end ? end - 1 : end
}

/** Puts back what was removed: where it stood, as far as the list still reaches. */
export function restored(blocks: Block[], block: Block, index: number): Block[] {
  if (indexOf(blocks, block.key) < 0) return blocks.toSpliced(Math.max(1, index), 0, block)
  // The first heading is never gone, only empty.
  return blocks.map((one) => (one.key === block.key ? block : one))
}

/** Which block is looked at once one is gone: the one that takes its place, or the last. */
export function neighbourOf(blocks: Block[], key: string): string | undefined {
  const index = indexOf(blocks, key)
  return (blocks[index + 1] ?? blocks[index - 1])?.key
}

function questionsIn(blocks: Block[]): number {
  return blocks.filter(({ kind }) => kind === 'question').length
}
