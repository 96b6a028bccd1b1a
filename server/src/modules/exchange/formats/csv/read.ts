import papa from 'papaparse'
import { decoded, isGibberish } from '#server/platform/text-encoding.ts'
import { type Reader, type ReadItem, type Reading, type SourceFile, UnreadableFile } from '../format.ts'
import { guessedColumns } from '../table/columns.ts'
import { readRow } from '../table/row.ts'
import { sampleOf, topOf } from '../table/sample.ts'

export const csvReader: Reader = {
  recognises({ name, bytes, archive }: SourceFile) {
    if (archive) return false
    return (
      /\.(?:csv|tsv)$/i.test(name) ||
      guessedColumns(tableIn(bytes.subarray(0, 10_000)).rows[0] ?? []).title !== undefined
    )
  },

  table: async ({ bytes }) => sampleOf(tableIn(bytes).rows),

  *read({ bytes, columns = {} }: Reading): Generator<ReadItem> {
    if (columns.title === undefined) return
    const { rows, broken } = tableIn(bytes)
    const top = topOf(rows)
    for (const [index, cells] of rows.entries()) {
      if (index <= top) continue
      // A cell may go over several lines: what is counted are rows, as a spreadsheet does.
      const line = index + 1
      const item = broken.has(index) ? brokenRow(cells, line) : readRow(cells, columns, line)
      if (item) yield item
    }
  },
}

/** The rows, and those in which a quotation mark is never closed, or stands where none may. */
function tableIn(bytes: Uint8Array): { rows: string[][]; broken: Set<number | undefined> } {
  const text = decoded(bytes)
  if (isGibberish(text)) throw new UnreadableFile('notText')
  const { data, errors } = papa.parse<string[]>(text, { delimiter: delimiterOf(text) })
  return {
    rows: data.slice(0, ROWS_MAX).map((cells) => cells.slice(0, CELLS_MAX).map(undefused)),
    broken: new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row)),
  }
}

function brokenRow(cells: readonly string[], line: number): ReadItem {
  return { line, fault: 'malformed', beginning: cells.join(' ').trim().slice(0, 200) }
}

/** The one that parts the headings into most: a cell below may be full of the others. */
function delimiterOf(text: string): string {
  const beginning = text.slice(0, 10_000)
  const widthOf = (delimiter: string) =>
    papa.parse<string[]>(beginning, { delimiter, preview: 1 }).data[0]?.length ?? 0
  return DELIMITERS.toSorted((one, other) => widthOf(other) - widthOf(one))[0] ?? ','
}

const DELIMITERS = [',', ';', '\t', '|']

/** A sign that keeps a spreadsheet from running a text as a formula is no part of it. */
function undefused(cell: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell
}

const ROWS_MAX = 20_000
const CELLS_MAX = 200
