import { type AddressEntry, addressesIn, entriesIn, plainName } from '#web/lib/address-list.ts'
import { columnsOf, looksMeant } from './columns.ts'
import { rowsIn } from './delimited.ts'
import { headingOf, isHeadingRow } from './headings.ts'

/** Whoever is in a typed or pasted text: a list of addresses, or columns copied from a spreadsheet. */
export function peopleInText(text: string): AddressEntry[] {
  if (text.includes('\t')) return peopleInRows(rowsIn(text, '\t'))
  const table = [';', ','].map((separator) => rowsIn(text, separator)).find(isTable)
  return table ? peopleInRows(table) : peopleInLines(text.split(/\r\n|\r|\n/))
}

/** Whoever is in the rows of a spreadsheet; a row with a name and no address is kept, to be put right. */
export function peopleInRows(rows: string[][]): AddressEntry[] {
  const cells = rows.flat().filter(Boolean)
  const isList =
    rows.every((row) => row.filter(Boolean).length === 1) || cells.every((cell) => cell.includes('@'))
  const columns = isList ? undefined : columnsOf(rows)
  if (!columns) return peopleInLines(cells)

  return columns.people.flatMap((row) => {
    const written = row[columns.email] ?? ''
    const name = columns.names
      .map((column) => plainName(row[column] ?? ''))
      .filter(Boolean)
      .join(' ')
    const addressed = entriesIn(written).filter(({ email }) => email.includes('@'))
    if (addressed.length > 0) return addressed.map((entry) => ({ ...entry, name: name || entry.name }))
    return written || name ? [{ email: written, name }] : []
  })
}

/** Text with commas or semicolons is a table where one column has the addresses, and no other has any. */
function isTable(rows: string[][]): boolean {
  const [first = []] = rows
  const isHeaded =
    first.length > 1 && isHeadingRow(first) && first.some((cell) => headingOf(cell) === 'email')
  if (isHeaded) return true
  const columns = columnsOf(rows)
  if (!columns || !rows.some((row) => row.filter(Boolean).length > 1)) return false
  return (
    rows.every((row) => row.every((cell, column) => column === columns.email || !looksMeant(cell))) &&
    !rows.some((row) => (row[columns.email] ?? '').includes('<'))
  )
}

function peopleInLines(lines: string[]): AddressEntry[] {
  const [first = '', ...others] = lines
  const isHeaded = others.some((line) => line.includes('@')) && isHeadingRow([first])
  return (isHeaded ? others : lines).flatMap((line) => namedLine(line) ?? entriesIn(line))
}

/** `Ann Lee ann@example.org`: words and one address. */
const NAMED_LINE = /^[^\p{L}]*((?:[\p{L}\p{M}'’.:-]+\s+)+)[:(–-]?\s*(\S+@[^\s,;]+)[\s,;.)]*$/u
const NAMED_LINE_MAX = 400

function namedLine(line: string): [AddressEntry] | undefined {
  if (line.length > NAMED_LINE_MAX) return undefined
  const [, name = '', address = ''] = NAMED_LINE.exec(line) ?? []
  const [email] = addressesIn(address)
  if (!email || address.includes('<') || name.split(/\s+/).some(looksMeant)) return undefined
  return [{ email, name: plainName(name) }]
}
