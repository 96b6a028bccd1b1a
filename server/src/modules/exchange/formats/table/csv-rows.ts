import papa from 'papaparse'
import { textIn } from '../reading.ts'

/** The rows, and those in which a quotation mark is never closed, or stands where none may. */
export function csvRows(bytes: Uint8Array): { rows: string[][]; broken: Set<number | undefined> } {
  const text = textIn(bytes)
  const { data, errors } = papa.parse<string[]>(text, { delimiter: delimiterOf(text) })
  return {
    rows: data.slice(0, ROWS_MAX).map((cells) => cells.slice(0, CELLS_MAX).map(undefused)),
    broken: new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row)),
  }
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
