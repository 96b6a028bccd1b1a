import { createHash } from 'node:crypto'
import { nameKey } from '@probant/contract/by-name'

/**
 * What stands in place of an address where there is none: of somebody who is gone, of somebody who is known by name
 * alone, and of an account that nobody can sign in to. No mail can be sent there, and none ever is.
 */
export function anonymousAddress(id: string): string {
  return `${GONE}${id}@${NOWHERE}`
}

/** The same name is the same person, wherever it stands. */
export function nameAddress(name: string): string {
  return `name-${createHash('sha256').update(nameKey(name)).digest('hex').slice(0, 40)}@${NOWHERE}`
}

export function guestAddress(id: string): string {
  return `guest-${id}@${NOWHERE}`
}

/** Of somebody who is gone. */
export function isAnonymous(email: string): boolean {
  return email.startsWith(GONE) && leadsNowhere(email)
}

export function leadsNowhere(email: string): boolean {
  return email.endsWith(`@${NOWHERE}`)
}

/** As people read it: none where it only keeps a place. */
export function shownAddress(email: string): string {
  return leadsNowhere(email) ? '' : email
}

const GONE = 'deleted-'
/** Reserved for what must never lead anywhere; an address that somebody types needs a dot in it. */
const NOWHERE = 'invalid'
/** For the database. */
export const STAND_INS = `%@${NOWHERE}`
