import { personKey } from '@probant/contract/by-name'
import type { InviteReport } from '@probant/contract/participants/inviting'
import { flawsOf, type Person } from '#web/components/people/people.ts'
import type { AddressEntry } from '#web/lib/address-list.ts'

/** What becomes of an invitation whose lines are not all right. */
export type Outlook = 'sent' | 'shortened' | 'nobodyElse' | 'allInvited' | 'asked' | 'heldBack'

/**
 * What is no address, or stands there twice, is sent and comes back in the report, and the rest is invited all the
 * same; so is whoever has too long a name, which is cut. Whoever has no address can't be reported; and without a rest
 * there is nothing to send. What looks like an address and is none is asked about.
 */
export function outlookOf(people: readonly Person[], { hasGroups, invited }: Around): Outlook {
  const flaws = [...flawsOf(people, invited).values()]
  if (flaws.includes('missing')) return 'heldBack'
  if (flaws.includes('suspect')) return 'asked'
  if (flaws.length > 0 && flaws.length === people.length && flaws.every((flaw) => flaw === 'invited'))
    return hasGroups ? 'sent' : 'allInvited'
  const kept = people.length - flaws.filter((flaw) => flaw !== 'longName').length
  if (kept === 0 && people.length > 0 && !hasGroups) return 'nobodyElse'
  return flaws.length > 0 && kept === people.length ? 'shortened' : 'sent'
}

interface Around {
  hasGroups: boolean
  /** Who is invited already, by `personKey`. */
  invited?: ReadonlySet<string>
}

/** Is there something to put right first? */
export function isHeldBack(outlook: Outlook): boolean {
  return outlook !== 'sent' && outlook !== 'shortened'
}

/** As the server names them: by the address, or by the name where there is none. */
export function keysOf(invited: readonly string[]): Set<string> {
  return new Set(
    invited.map((word) =>
      personKey(word.includes('@') ? { email: word, name: '' } : { email: '', name: word }),
    ),
  )
}

/** What was no address, with the names that were typed along with it. */
export function toCorrect({ invalid }: InviteReport, sent: readonly AddressEntry[]): AddressEntry[] {
  const names = new Map(sent.map(({ email, name }) => [email, name]))
  return invalid.map((email) => ({ email, name: names.get(email) ?? '' }))
}

interface Named {
  id: string
}

/** What is found, after whatever was chosen and is not among it: a search hides no choice. */
export function inSight<Item extends Named>(found: readonly Item[], chosen: readonly Item[]): Item[] {
  const ids = new Set(found.map(({ id }) => id))
  return [...chosen.filter(({ id }) => !ids.has(id)), ...found]
}
