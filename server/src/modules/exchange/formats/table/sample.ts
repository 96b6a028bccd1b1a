import type { Import } from '@probant/contract/exchange/import'
import { guessedColumns } from './columns.ts'

/** What a table looks like: enough to see which column is which. */
export function sampleOf([headings = [], ...rows]: readonly string[][]): NonNullable<Import['table']> {
  return {
    headings: headings.slice(0, COLUMNS_SHOWN).map(shortened),
    rows: rows.slice(0, ROWS_SHOWN).map((cells) => cells.slice(0, COLUMNS_SHOWN).map(shortened)),
    columns: guessedColumns(headings),
  }
}

function shortened(cell: string): string {
  return cell.slice(0, CELL_SHOWN)
}

const COLUMNS_SHOWN = 50
const ROWS_SHOWN = 3
const CELL_SHOWN = 200
