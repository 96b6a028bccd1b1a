import type { Reader } from '../format.ts'
import { readRow } from '../table/row.ts'
import { sampleOf } from '../table/sample.ts'
import { isWorkbook, sheetRows } from './sheet.ts'

export const xlsxReader: Reader = {
  recognises: isWorkbook,

  table: async (file) => sampleOf(await sheetRows(file)),

  async *read({ columns = {}, ...file }) {
    if (columns.title === undefined) return
    const rows = await sheetRows(file)
    for (const [index, cells] of rows.slice(1).entries()) {
      const item = readRow(cells, columns, index + 2)
      if (item) yield item
    }
  },
}
