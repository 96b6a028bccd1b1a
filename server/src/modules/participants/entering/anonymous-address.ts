/** What stands in place of the address of somebody who is gone: no mail can be sent there, and none ever is. */
export function anonymousAddress(participantId: string): string {
  return `deleted-${participantId}@${NOWHERE}`
}

export function isAnonymous(email: string): boolean {
  return email.endsWith(`@${NOWHERE}`)
}

/** Reserved for what must never lead anywhere; an address that somebody types needs a dot in it. */
const NOWHERE = 'invalid'
