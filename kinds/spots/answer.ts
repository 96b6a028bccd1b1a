import type { Point } from './shapes.ts'

/** A point of the picture, or the place of a label; nothing where none is given yet. */
export type Mark = Point | number | null

interface Asked {
  /** Nothing where they have to be found. */
  regions: readonly unknown[] | null
  /** The place of the label that each mark carries. */
  markers: readonly (number | null)[]
}

interface Marked {
  marks: readonly Mark[]
}

export const isBlank = ({ marks }: Marked): boolean => marks.every((mark) => mark === null)
/** What carries a label may belong nowhere: then nothing is missing where it was not put on the picture. */
export const isPartly = ({ marks }: Marked, { regions, markers }: Asked): boolean =>
  marks.includes(null) && (regions !== null || markers.every((label) => label === null))
export const receiptLine = ({ marks }: Marked): string => `spots ${marks.map(written).join(' ')}`

function written(mark: Mark): string {
  if (mark === null) return '-'
  return typeof mark === 'number' ? `${mark}` : `${mark.x},${mark.y}`
}
