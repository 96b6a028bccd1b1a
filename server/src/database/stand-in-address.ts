import { createHash } from 'node:crypto'
import { nameKey } from '@probant/contract/participants/by-name'

/**
 * What stands in place of an address where there is none: of somebody who is gone, of somebody who is known by name
 * alone, and of the account that such a person takes a quiz with. No mail can be sent there, and none ever is.
 */
export function anonymousAddress(participantId: string): string {
  return `${GONE}${participantId}@${NOWHERE}`
}

/** The same name is the same person, in a list as in a quiz. */
export function nameAddress(name: string): string {
  return `name-${createHash('sha256').update(nameKey(name)).digest('hex').slice(0, 40)}@${NOWHERE}`
}

export function guestAddress(participantId: string): string {
  return `guest-${participantId}@${NOWHERE}`
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
