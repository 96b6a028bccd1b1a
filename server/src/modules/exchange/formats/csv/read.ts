import papa from 'papaparse'
import { decoded, isGibberish } from '#server/platform/text-encoding.ts'
import { type Reader, type ReadItem, type Reading, type SourceFile, UnreadableFile } from '../format.ts'
import { guessedColumns } from '../table/columns.ts'
import { readRow } from '../table/row.ts'

export const csvReader: Reader = {
  recognises({ name, bytes, archive }: SourceFile) {
    if (archive) return false
    return (
      /\.(?:csv|tsv)$/i.test(name) ||
      guessedColumns(rowsOf(bytes.subarray(0, 10_000))[0] ?? []).title !== undefined
    )
  },

  async table({ bytes }) {
    const [headings = [], ...rows] = rowsOf(bytes)
    return { headings, rows: rows.slice(0, 3), columns: guessedColumns(headings) }
  },

  *read({ bytes, columns = {} }: Reading): Generator<ReadItem> {
    if (columns.title === undefined) return
    for (const [index, cells] of rowsOf(bytes).slice(1).entries()) {
      // A cell may go over several lines: what is counted are rows, as a spreadsheet does.
      const item = readRow(cells, columns, index + 2)
      if (item) yield item
    }
  },
}

function rowsOf(bytes: Uint8Array): string[][] {
  const text = decoded(bytes)
  if (isGibberish(text)) throw new UnreadableFile('notText')
  const { data } = papa.parse<string[]>(text, { delimiter: delimiterOf(text) })
  return data.slice(0, ROWS_MAX).map((cells) => cells.slice(0, CELLS_MAX).map(undefused))
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
