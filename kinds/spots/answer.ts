import type { Point } from './shapes.ts'

/** A point of the picture, or the place of a label; nothing where none is given yet. */
export type Mark = Point | number | null

interface Marked {
  marks: readonly Mark[]
}

export const isBlank = ({ marks }: Marked): boolean => marks.every((mark) => mark === null)
export const receiptLine = ({ marks }: Marked): string => `spots ${marks.map(written).join(' ')}`

function written(mark: Mark): string {
  if (mark === null) return '-'
  return typeof mark === 'number' ? `${mark}` : `${mark.x},${mark.y}`
}
