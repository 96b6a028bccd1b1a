import type { AddressEntry } from '#web/lib/address-list.ts'

/** A comma where a full stop was meant: `anna@gmail,com`. */
const COMMA_FOR_STOP = /(@[\p{L}\p{N}-]+),(?=\p{Ll}{2,6}(?![\p{L}\p{N}@.]))/gu
const STAND_IN = '\u0001'

/** Reads people out of a text in which no such comma parts them: it stays one address, to be put right. */
export function asOneAddress(text: string, read: (text: string) => AddressEntry[]): AddressEntry[] {
  return read(joined(text)).map(({ email, name }) => ({ email: parted(email), name: parted(name) }))
}

export function joined(text: string): string {
  return text.replace(COMMA_FOR_STOP, `$1${STAND_IN}`)
}

export function parted(text: string): string {
  return text.replaceAll(STAND_IN, ',')
}

/** Behind a comma like that the end may still be on its way. */
export function mayBeMistyped(draft: string): boolean {
  return /@[\p{L}\p{N}-]+,\p{Ll}{0,6}$/u.test(draft)
}

/** Does a name look like an address that lacks something? `anna.school.org`, `anna @school.org`. */
export function looksLikeAddress(name: string): boolean {
  return name.includes('@') || /^[\p{Ll}\p{N}._-]+\.\p{Ll}{2,}$/u.test(name.trim())
}
