import type { BoardChange, BoardRow } from '@probant/contract/live/board'

/** What is known of a quiz while it is taken. */
export interface Board {
  quiz: BoardChange['quiz']
  rows: ReadonlyMap<string, BoardRow>
  /** How far the server's clock is ahead of this device's. */
  aheadMs: number
}

/** The board after a change; rows that did not change stay the same objects, and are not drawn again. */
export function applied(before: Board | undefined, change: BoardChange, now = Date.now()): Board {
  const rows = new Map(change.isWhole ? [] : before?.rows)
  for (const row of change.rows) rows.set(row.participantId, row)
  for (const id of change.gone) rows.delete(id)
  return { quiz: change.quiz, rows, aheadMs: aheadOf(before, Date.parse(change.now) - now) }
}

/** What the network takes differs each time: a second or two are no reason to draw every row anew. */
function aheadOf(before: Board | undefined, heard: number): number {
  return before && Math.abs(before.aheadMs - heard) < UNSURE_MS ? before.aheadMs : heard
}

const UNSURE_MS = 2000

/** Those with more violations than before; whoever has just begun to look is not told of what was. */
export function caughtBetween(before: Board | undefined, after: Board): BoardRow[] {
  return [...after.rows.values()].filter((row) => {
    const known = before?.rows.get(row.participantId)
    return known !== undefined && row.violations > known.violations
  })
}
