import type { Reader, SourceFile } from '../format.ts'
import { guessedColumns } from './columns.ts'
import { csvRows } from './csv-rows.ts'
import { readRow } from './row.ts'
import { sampleOf, topOf } from './sample.ts'
import { isWorkbook, sheetRows } from './sheet-rows.ts'

export const xlsxReader: Reader = {
  recognises: isWorkbook,
  ...reading(async (file) => ({ rows: await sheetRows(file) })),
}

export const csvReader: Reader = {
  recognises: ({ name, bytes, archive }) =>
    !archive &&
    (/\.(?:csv|tsv)$/i.test(name) ||
      guessedColumns(csvRows(bytes.subarray(0, 10_000)).rows[0] ?? []).title !== undefined),
  ...reading(async ({ bytes }) => csvRows(bytes)),
}

interface Rows {
  rows: string[][]
  /** Those that can't be read. */
  broken?: ReadonlySet<number | undefined>
}

function reading(rowsOf: (file: SourceFile) => Promise<Rows>): Pick<Reader, 'table' | 'read'> {
  return {
    table: async (file) => sampleOf((await rowsOf(file)).rows),

    async *read({ columns = {}, ...file }) {
      if (columns.title === undefined) return
      const { rows, broken } = await rowsOf(file)
      const top = topOf(rows)
      for (const [index, cells] of rows.entries()) {
        if (index <= top) continue
        // A cell may go over several lines: what is counted are rows, as a spreadsheet does.
        const line = index + 1
        const item = broken?.has(index)
          ? { line, fault: 'malformed' as const, beginning: cells.join(' ').trim().slice(0, 200) }
          : readRow(cells, columns, line)
        if (item && 'fault' in item) yield { ...item, source: cells.filter(Boolean).join('\n') }
        else if (item) yield item
      }
    },
  }
}
