import type { Import } from '@probant/contract/exchange/import'
import { guessedColumns } from './columns.ts'

/** What a table looks like: enough to see which column is which. */
export function sampleOf(rows: readonly string[][]): NonNullable<Import['table']> {
  const top = topOf(rows)
  const headings = rows[Math.max(top, 0)] ?? []
  return {
    headings: headings.slice(0, COLUMNS_SHOWN).map(shortened),
    rows: rows
      .slice(top + 1, top + 1 + ROWS_SHOWN)
      .map((cells) => cells.slice(0, COLUMNS_SHOWN).map(shortened)),
    columns: guessedColumns(headings),
  }
}

/** In which row the headings stand: a title may be above them. -1 where none is known: the first row may be a question. */
export function topOf(rows: readonly string[][]): number {
  const known = rows.slice(0, ROWS_ABOVE).map((cells) => {
    const columns = guessedColumns(cells)
    return columns.title === undefined ? 0 : Object.keys(columns).length
  })
  const most = Math.max(...known)
  // One word alone may stand anywhere, but hardly at the very beginning.
  if (most > 1) return known.indexOf(most)
  return known[0] === 1 ? 0 : -1
}

function shortened(cell: string): string {
  return cell.slice(0, CELL_SHOWN)
}

const ROWS_ABOVE = 10
const COLUMNS_SHOWN = 50
const ROWS_SHOWN = 3
const CELL_SHOWN = 200
