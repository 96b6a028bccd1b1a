import type { Locale } from '@probant/contract/locales'
import type { Cell, Table } from './table.ts'
import { wallClockIn } from './wall-clock.ts'

/** As CSV that a spreadsheet opens by a double click: it takes the separator and the decimal mark of its language. */
export async function* delimited({ columns, pages, timeZone }: Table, locale: Locale) {
  const wallClock = wallClockIn(timeZone)
  const line = (cells: Cell[]) => cells.map(written).join(SEPARATORS[locale]) + END_OF_LINE

  yield BYTE_ORDER_MARK + line(columns.map(({ heading }) => heading))
  for await (const rows of pages) yield rows.map(line).join('')

  function written(cell: Cell): string {
    if (cell === null) return ''
    if (typeof cell === 'number') return quoted(String(cell).replace('.', DECIMAL_MARKS[locale]))
    if (cell instanceof Date) return wallClock(cell).toISOString().slice(0, 16).replace('T', ' ')
    return quoted(defused(cell))
  }
}

const SEPARATORS: Record<Locale, string> = { en: ',', fr: ';' }
const DECIMAL_MARKS: Record<Locale, string> = { en: '.', fr: ',' }
const END_OF_LINE = '\r\n'
/** Without it, some spreadsheets take UTF-8 for something else. */
const BYTE_ORDER_MARK = '\ufeff'

/** What a spreadsheet would run as a formula is only text. */
function defused(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}

/** Both separators are quoted, so that the file can be read whichever of them is expected. */
function quoted(text: string): string {
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
