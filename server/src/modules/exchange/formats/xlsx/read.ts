import type { Reader } from '../format.ts'
import { guessedColumns } from '../table/columns.ts'
import { readRow } from '../table/row.ts'
import { isWorkbook, sheetRows } from './sheet.ts'

export const xlsxReader: Reader = {
  recognises: isWorkbook,

  async table(file) {
    const [headings = [], ...rows] = await sheetRows(file)
    return { headings, rows: rows.slice(0, 3), columns: guessedColumns(headings) }
  },

  async *read({ columns = {}, ...file }) {
    if (columns.title === undefined) return
    const rows = await sheetRows(file)
    for (const [index, cells] of rows.slice(1).entries()) {
      const item = readRow(cells, columns, index + 2)
      if (item) yield item
    }
  },
}
