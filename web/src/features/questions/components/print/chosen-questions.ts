import { BULK_MAX } from '@probant/contract/limits'

/**
 * Questions that were chosen stand behind the `#` of the address: it never leaves the browser, so two hundred of them fit
 * past any proxy, and a reload, a new tab and a link still have them.
 */
export function hashOf(questionIds: readonly string[]): string {
  return questionIds.join(SEPARATOR)
}

/** What it can't read it drops; an id that stands there twice is one question. */
export function questionIdsIn(hash: string): string[] {
  const ids = hash.split(SEPARATOR).filter((id) => ID.test(id))
  return [...new Set(ids)].slice(0, BULK_MAX)
}

/** Stays as it is in an address, also within another one: whoever has to sign in first comes back to the same. */
const SEPARATOR = '.'
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
