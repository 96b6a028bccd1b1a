import type { Reader } from '../format.ts'
import { readRow } from '../table/row.ts'
import { sampleOf, topOf } from '../table/sample.ts'
import { isWorkbook, sheetRows } from './sheet.ts'

export const xlsxReader: Reader = {
  recognises: isWorkbook,

  table: async (file) => sampleOf(await sheetRows(file)),

  async *read({ columns = {}, ...file }) {
    if (columns.title === undefined) return
    const rows = await sheetRows(file)
    const top = topOf(rows)
    for (const [index, cells] of rows.entries()) {
      if (index <= top) continue
      const item = readRow(cells, columns, index + 1)
      if (item) yield item
    }
  },
}
