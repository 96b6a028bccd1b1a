import { type AddressEntry, addressesIn, entriesIn, plainName } from '#web/lib/address-list.ts'
import { piecesIn } from './delimited.ts'
import { isHeadingRow } from './headings.ts'
import { nameIn, namesInLine } from './names.ts'

/** Whoever stands in lines of text, each read on its own. */
export function peopleInLines(lines: readonly string[]): AddressEntry[] {
  const [first = '', ...others] = lines
  const isHeaded = others.some((line) => line.includes('@')) && isHeadingRow([first])
  return (isHeaded ? others : lines).flatMap(peopleInLine)
}

/** A name beside an address is its owner's only where nobody else is in the line: `Ann Lee, ann@example.org`. */
function peopleInLine(line: string): AddressEntry[] {
  // Whoever has no address stands there with a name.
  if (!line.includes('@')) return namesInLine(line)
  const people = namedLine(line) ?? peopleInList(line)
  const named = people.find(({ email }) => email === '')
  const bare = people.find((entry) => isAddressed(entry) && entry.name === '')
  return people.length === 2 && named && bare ? [{ email: bare.email, name: named.name }] : people
}

/** Whoever is in a list: what stands between two separators is somebody, with a name, an address, or both. */
export function peopleInList(text: string): AddressEntry[] {
  return piecesIn(text, ';').flatMap((piece, _index, { length }) =>
    withCommas(piece, length > 1).flatMap((part) =>
      part.includes('@') ? (namedLine(part) ?? entriesIn(part)) : nameIn(part),
    ),
  )
}

/** `Ann Lee ann@example.org`: words and one address. */
const NAMED_LINE = /^[^\p{L}]*((?:[\p{L}\p{M}'’.:-]+\s+)+)[:(–-]?\s*(\S+@[^\s,;]+)[\s,;.)]*$/u
const NAMED_LINE_MAX = 400

export function namedLine(line: string): [AddressEntry] | undefined {
  if (line.length > NAMED_LINE_MAX) return undefined
  const [, name = '', address = ''] = NAMED_LINE.exec(line) ?? []
  const [email] = addressesIn(address)
  if (!email || address.includes('<') || name.split(/\s+/).some(looksMeant)) return undefined
  return [{ email, name: plainName(name) }]
}

/** Something that was meant to be an address, though it may lack a part. */
export function looksMeant(cell = ''): boolean {
  return cell.includes('@') || /^\S+\.\p{L}{2,}$/u.test(cell)
}

export function isAddressed({ email }: AddressEntry): boolean {
  return email.includes('@')
}

/** The pieces between commas. `Lee, Ann <ann@example.org>` is one person; between semicolons that is so however long the names. */
function withCommas(piece: string, isBetweenSemicolons: boolean): string[] {
  const parts: string[] = []
  for (const part of piecesIn(piece, ',')) {
    const last = parts.at(-1)
    const isFirstName = part.includes('<') && !part.startsWith('<') && !part.startsWith('"')
    const isLastName = last && !looksMeant(last) && (isBetweenSemicolons || LAST_NAME.test(last))
    if (isFirstName && isLastName && !/@[^<]*</.test(part)) parts[parts.length - 1] = `${last}, ${part}`
    else parts.push(part)
  }
  return parts
}

/** One word, with a bullet before it at most. */
const LAST_NAME = /^[^\p{L}\p{N}]*[\p{L}\p{M}'’-]+$/u
