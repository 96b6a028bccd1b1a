import { type AddressEntry, plainName } from '#web/lib/address-list.ts'
import { piecesIn } from './delimited.ts'
import { headingOf, isHeadingRow } from './headings.ts'

/** Many have no address. In one line names stand with commas; in several, each has its own, as `Lee, Ann` or `Ann Lee`. */
export function namesInText(text: string): AddressEntry[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  if (lines.some((line) => line.includes('\t'))) return namesInRows(lines.map((line) => line.split('\t')))
  return lines.length > 1 ? lines.flatMap(namesInLine) : text.split(/[,;]/).flatMap(nameIn)
}

/** By their headings, the last name behind the first; without any, all the words of a row. */
export function namesInRows(rows: string[][]): AddressEntry[] {
  const headingAt = rows.findIndex(isHeadingRow)
  const headings = rows[headingAt]?.map(headingOf)
  const [first, last, full] = (['first', 'last', 'full'] as const).map(
    (heading) => headings?.indexOf(heading) ?? -1,
  )
  const columns = [first, last === -1 ? full : last].filter((column) => column !== undefined && column >= 0)
  return rows.slice(headingAt + 1).flatMap((row) => {
    const cells = columns.length > 0 ? columns.map((column) => row[column ?? 0] ?? '') : row.filter(isWord)
    return nameIn(cells.map(plainName).filter(Boolean).join(' '))
  })
}

/** `Lee, Ann` is one person; of two whole names, or of more, each is somebody. */
export function namesInLine(line: string): AddressEntry[] {
  const parts = piecesIn(line, ';').flatMap((piece) => piecesIn(piece, ','))
  const names = parts.filter((part) => /\p{L}/u.test(part))
  const isOne = names.length === 2 && !line.includes(';') && names.some((name) => !/\s/.test(name))
  return isOne ? nameIn(names.join(', ')) : names.flatMap(nameIn)
}

/** A number, a mark or a date beside a name is no part of it. */
function isWord(cell: string): boolean {
  return /^[\p{L}\p{M}][^\d]*$/u.test(cell.trim())
}

/** With its number in the list, or without. */
export function nameIn(line: string): AddressEntry[] {
  const name = plainName(line.replace(/^\s*\d+[.)\s]\s*/, ''))
  if (!/\p{L}/u.test(name)) return []
  // An address that lacks its @ is to be put right: nobody is called so.
  return /^\S+\.\p{L}{2,}$/u.test(name) ? [{ email: name, name: '' }] : [{ email: '', name }]
}
