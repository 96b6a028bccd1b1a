import { addressesIn } from '#web/lib/address-list.ts'
import { headingOf, isHeadingRow } from './headings.ts'

export interface Columns {
  email: number
  /** One with the whole name, or two that make it up, in the order in which one says them. */
  names: number[]
  /** The rows with people in them. */
  people: string[][]
}

/** Which column holds the addresses and which the names: by their headings, otherwise by what stands in them. */
export function columnsOf(rows: string[][]): Columns | undefined {
  const first = rows.findIndex((row) => row.some(isAddressCell))
  if (first < 0) return undefined
  const email = emailColumn(rows)
  const headingAt = rows.slice(0, first).findLastIndex(isHeadingRow)
  const people =
    headingAt < 0
      ? rows.filter((row, at) => at >= first || looksMeant(row[email]))
      : rows.slice(headingAt + 1)
  const headings = rows[headingAt]
  return { email, names: (headings && namedColumns(headings)) ?? guessedNames(people, email), people }
}

/** Something that was meant to be an address, though it may lack a part. */
export function looksMeant(cell = ''): boolean {
  return cell.includes('@') || /^\S+\.\p{L}{2,}$/u.test(cell)
}

/** Nothing but addresses: not a name with one behind it. */
export function isAddressCell(cell: string): boolean {
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
