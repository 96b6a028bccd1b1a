/** Where something is drawn: from its upper left corner, in points. */
export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** How much of its room a column takes; the rest is the gap to the next. */
const COLUMN_SHARE = 0.86

/** A column for each value, side by side on the lower edge of the room: the largest as high as the room, the others in proportion. */
export function columnsIn(room: Rect, values: readonly number[]): Rect[] {
  const most = Math.max(1, ...values)
  const step = room.width / values.length
  return values.map((value, index) => {
    const height = (room.height * value) / most
    return {
      x: room.x + step * (index + (1 - COLUMN_SHARE) / 2),
      y: room.y + room.height - height,
      width: step * COLUMN_SHARE,
      height,
    }
  })
}

/** So much of a track as the share, from 0 to 100. */
export function barIn(track: Rect, percent: number): Rect {
  return { ...track, width: (track.width * Math.min(100, Math.max(0, percent))) / 100 }
}
