/** Somebody in a list: the address as it was written, and the name that stood beside it. */
export interface AddressEntry {
  email: string
  name: string
}

/** `"Lee, Ann" <ann@example.org>`, or whatever stands between two separators. */
const ENTRY = /((?:"[^"\r\n]*"|[^<>,;\r\n"])*)<([^<>\r\n]*)>|[^\s,;]+/g
const NAME = /^[\p{L}\p{M}'’-]+\.?$/u
const SAME_LINE = /^[^\S\r\n]*,?[^\S\r\n]*$/
const WRAPPING = /^(?:mailto:|['"(<[])+|['")>\].:]+$/gi

/** What people paste: lists with commas, semicolons, spaces or lines, and addresses with names. No address is lost. */
export function entriesIn(text: string): AddressEntry[] {
  // The usual case, and a quick one: thousands may stand in one line.
  if (!text.includes('<'))
    return text
      .split(/[\s,;]+/)
      .flatMap(bare)
      .map(unnamed)
  return withNames([...text.matchAll(ENTRY)], text).flatMap(({ entry, nameFrom }) => {
    const [whole, beside = '', address] = entry
    if (address === undefined) return bare(whole).map(unnamed)
    // A mail program may write the address in place of the name; a list may go on without a separator.
    const before = beside
      .split(/\s+/)
      .filter((word) => word.includes('@'))
      .flatMap(bare)
    const inside = bare(address)
    const name = plainName(text.slice(nameFrom, entry.index + beside.length))
    return [
      ...before.filter((word) => !inside.includes(word)).map(unnamed),
      ...inside.map((email) => ({ email, name })),
    ]
  })
}

export function addressesIn(text: string): string[] {
  return entriesIn(text).map(({ email }) => email)
}

/** Which part of what is being typed is complete, and which is still on its way. */
export function splitDraft(draft: string): { complete: string; rest: string } {
  const isNaming = /<[^>]*$/.test(draft) || /^[^"]*"[^"]*$/.test(draft)
  if (isNaming) return { complete: '', rest: draft }
  // A space ends an address, but not the first name of someone whose address is still to come.
  const complete = /^[\s\S]*[,;\r\n>]|^\S*@\S*\s/.exec(draft)?.[0] ?? ''
  return { complete, rest: draft.slice(complete.length).trimStart() }
}

/** A name as one says it: `"Lee, Ann" (Paris)` is Ann Lee. */
export function plainName(written: string): string {
  const name = written
    .replace(/\([^()]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => !word.includes('@'))
    .join(' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}.]+$/gu, '')
  const [, last, first] = /^([^,]+), ?([^,]+)$/.exec(name) ?? []
  return last && first ? `${first} ${last}` : name
}

interface Found {
  entry: RegExpExecArray
  /** Where the name before its address begins. */
  nameFrom: number
}

/** `Lee, Ann <ann@example.org>` without the quotes that it should have: what stands before the name is a name as well. */
function withNames(entries: RegExpExecArray[], text: string): Found[] {
  const found: Found[] = []
  for (const entry of entries.toReversed()) {
    const [word, , address] = entry
    const following = found.at(-1)
    const isName =
      address === undefined &&
      following?.entry[2] !== undefined &&
      NAME.test(word) &&
      SAME_LINE.test(text.slice(entry.index + word.length, following.nameFrom))
    if (isName) following.nameFrom = entry.index
    else found.push({ entry, nameFrom: entry.index })
  }
  return found.toReversed()
}

/** A bullet or a dash is no address that someone could put right. */
function bare(word: string): string[] {
  const address = word.trim().replace(WRAPPING, '')
  return /[\p{L}\p{N}]/u.test(address) ? [address] : []
}

function unnamed(email: string): AddressEntry {
  return { email, name: '' }
}
