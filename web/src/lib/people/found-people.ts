import { type AddressEntry, addressesIn, entriesIn, plainName } from '#web/lib/address-list.ts'
import { rowsIn } from './delimited.ts'
import { headingOf, isHeadingRow } from './headings.ts'
import { isAddressed, looksMeant, namedLine, peopleInLines } from './lines.ts'
import { asOneAddress } from './mistyped.ts'
import { namesInRows, namesInText } from './names.ts'

/** Whoever is in a typed or pasted text: a list of addresses, or of names, or columns copied from a spreadsheet. */
export function peopleInText(text: string): AddressEntry[] {
  return asOneAddress(text, read)
}

function read(text: string): AddressEntry[] {
  if (!text.includes('@')) return namesInText(text)
  if (text.includes('\t')) return peopleInRows(rowsIn(text, '\t'))
  const table = SEPARATORS.map((separator) => tableIn(text, separator)).find(Boolean)
  return table ? peopleInRows(table) : peopleInLines(text.split(/\r\n|\r|\n/))
}

/** Whoever is in the rows of a spreadsheet; a row with a name and no address is kept, to be put right. */
export function peopleInRows(rows: string[][]): AddressEntry[] {
  const cells = rows.flat().filter(Boolean)
  if (!cells.some((cell) => cell.includes('@'))) return namesInRows(rows)
  const isList =
    rows.every((row) => row.filter(Boolean).length === 1) ||
    cells.every((cell) => cell.includes('@')) ||
    (rows.length === 1 && cells.filter(isAddressCell).length > 1)
  const columns = isList ? undefined : columnsOf(rows)
  if (!columns) return peopleInLines(cells)

  return columns.people.flatMap((row) => {
    const written = row[columns.email] ?? ''
    const name = columns.names
      .map((column) => plainName(row[column] ?? ''))
      .filter(Boolean)
      .join(' ')
    const addressed = (namedLine(written) ?? entriesIn(written)).filter(isAddressed)
    if (addressed.length > 0) return addressed.map((entry) => ({ ...entry, name: name || entry.name }))
    // A line that was not pasted from the same table has its address where the others have something else.
    const elsewhere = row.flatMap((cell) => namedLine(cell) ?? entriesIn(cell)).filter(isAddressed)
    if (elsewhere.length > 0)
      return elsewhere.map((entry) => ({ ...entry, name: entry.name || nameBeside(row) }))
    return written || name ? [{ email: written, name }] : []
  })
}

/** The words of a row that stand in no column of names. */
function nameBeside(row: string[]): string {
  return row
    .filter((cell) => NAME.test(cell.trim()))
    .map(plainName)
    .join(' ')
}

const SEPARATORS = [';', ','] as const

/** Text with commas or semicolons is a table where one column has the addresses, and no other has any. */
function tableIn(text: string, separator: (typeof SEPARATORS)[number]): string[][] | undefined {
  const rows = rowsIn(text, separator)
  const [first = []] = rows
  const isHeaded =
    first.length > 1 && isHeadingRow(first) && first.some((cell) => headingOf(cell) === 'email')
  if (isHeaded) return rows
  const columns = columnsOf(rows)
  if (!columns || !rows.some((row) => row.filter(Boolean).length > 1)) return undefined
  // Commas part people more often than columns, and a single line is hardly a table.
  if (separator === ',' && rows.length === 1) return undefined
  if ((separator === ',' || rows.length === 1) && !rows.every(isOnePerson)) return undefined
  const isRegular =
    rows.every((row) => row.every((cell, column) => column === columns.email || !looksMeant(cell))) &&
    !rows.some((row) => (row[columns.email] ?? '').includes('<'))
  return isRegular ? rows : undefined
}

/** One address, and beside it one name at most, or the two words that make it up. */
function isOnePerson(row: string[]): boolean {
  const words = row.filter((cell) => NAME.test(cell))
  const isOneName = words.length < 2 || (words.length === 2 && !words.some((word) => /\s/.test(word)))
  return isOneName && row.filter(looksMeant).length === 1
}

interface Columns {
  email: number
  /** One with the whole name, or two that make it up, in the order in which one says them. */
  names: number[]
  /** The rows with people in them. */
  people: string[][]
}

/** Which column holds the addresses and which the names: by their headings, otherwise by what stands in them. */
function columnsOf(rows: string[][]): Columns | undefined {
  const first = rows.findIndex((row) => row.some(isAddressCell))
  if (first < 0) return undefined
  const email = emailColumn(rows)
  const headingAt = rows.slice(0, first).findLastIndex(isHeadingRow)
  const people =
    headingAt < 0
      ? rows.filter((row, at) => at >= first || looksMeant(row[email]) || row.join().includes('@'))
      : rows.slice(headingAt + 1)
  const headings = rows[headingAt]
  // Lines that are none of the table's tell nothing of its columns.
  const regular = people.filter((row) => isAddressCell(row[email] ?? ''))
  return { email, names: (headings && namedColumns(headings)) ?? guessedNames(regular, email), people }
}

/** Nothing but addresses: not a name with one behind it. */
function isAddressCell(cell: string): boolean {
  return cell.includes('@') && addressesIn(cell).every((email) => email.includes('@'))
}

function emailColumn(rows: string[][]): number {
  const counts: number[] = []
  for (const row of rows) {
    row.forEach((cell, column) => {
      if (isAddressCell(cell)) counts[column] = (counts[column] ?? 0) + 1
    })
  }
  const most = Math.max(...counts.filter((count) => count !== undefined))
  return counts.indexOf(most)
}

function namedColumns(headings: string[]): number[] | undefined {
  const known = headings.map(headingOf)
  const [first, last, full] = (['first', 'last', 'full'] as const).map((heading) => known.indexOf(heading))
  const pair = [first, last === -1 ? full : last].filter((column) => column !== undefined && column >= 0)
  if (full !== undefined && full >= 0 && pair.length < 2) return [full]
  return pair.length > 0 ? (pair as number[]) : undefined
}

/** Without headings: a column of whole names, otherwise the one or two columns of words beside the addresses. */
function guessedNames(people: string[][], email: number): number[] {
  const width = Math.max(...people.map((row) => row.length))
  const candidates = Array.from({ length: width }, (_, column) => column)
    .filter((column) => column !== email && holdsNames(people.map((row) => row[column] ?? '')))
    .sort((one, other) => distance(one) - distance(other))
  const whole = candidates.find((column) => mostly(people, (row) => /\S\s+\S/.test(row[column] ?? '')))
  if (whole !== undefined) return [whole]

  const [nearest] = candidates
  if (nearest === undefined) return []
  const beside = nearest < email ? nearest - 1 : nearest + 1
  return candidates.includes(beside) ? [nearest, beside].sort((one, other) => one - other) : [nearest]

  // What stands before the address is likelier to be a name than what stands behind it.
  function distance(column: number): number {
    return column < email ? email - column : width + column - email
  }
}

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\s.,'’()-]*$/u

/** A town or a role that is the same for everybody is nobody's name. */
function holdsNames(cells: string[]): boolean {
  const filled = cells.filter(Boolean)
  const isConstant = filled.length > 2 && new Set(filled).size === 1
  return filled.length > 0 && !isConstant && mostly(filled, (cell) => NAME.test(cell) && !looksMeant(cell))
}

function mostly<Item>(items: Item[], holds: (item: Item) => boolean): boolean {
  return items.filter(holds).length > items.length * 0.7
}
