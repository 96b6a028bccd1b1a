import { emailSchema } from '@probant/contract/fields'
import { EMAIL_MAX } from '@probant/contract/limits'
import type { InviteReport } from '@probant/contract/participants/inviting'
import type { Invitee } from '#server/modules/roster/index.ts'
import { leadsNowhere, nameAddress, shownAddress } from '#server/platform/mail/stand-in-address.ts'

interface Candidates {
  /** Everyone who is named, as often as they are, in the order in which they were. */
  people: Invitee[]
  /** What was typed and is no address. */
  invalid: string[]
}

/** Whom these addresses, names and groups mean. What people type comes before whom they pick. */
export function candidatesOf(typed: readonly Invitee[], members: readonly Invitee[]): Candidates {
  const people: Invitee[] = []
  const invalid = new Set<string>()
  for (const { email, name } of typed) {
    if (email.trim() === '' && name !== '') {
      people.push({ email: nameAddress(name), name })
      continue
    }
    const read = emailSchema.safeParse(email)
    if (read.success) people.push({ email: read.data, name })
    else invalid.add(cut(email))
  }
  return { people: [...people, ...members], invalid: [...invalid] }
}

/** Who of them is new, and what becomes of every address. A name is taken from the first place that has one. */
export function inviteesOf(
  { people, invalid }: Candidates,
  alreadyInvited: ReadonlySet<string>,
  { byHand }: { byHand: boolean },
): { fresh: Invitee[]; report: InviteReport } {
  const byEmail = Map.groupBy(people, ({ email }) => email)
  const named = [...byEmail].map(([email, all]) => ({
    email,
    name: all.find(({ name }) => name)?.name ?? '',
    isTwice: all.length > 1,
  }))
  const fresh = named.filter(({ email }) => !alreadyInvited.has(email))
  return {
    fresh: fresh.map(({ email, name }) => ({ email, name })),
    report: {
      invited: wordsOf(fresh),
      alreadyInvited: wordsOf(named.filter(({ email }) => alreadyInvited.has(email))),
      duplicates: wordsOf(named.filter(({ isTwice }) => isTwice)),
      invalid,
      byHand: byHand ? fresh.length : fresh.filter(({ email }) => leadsNowhere(email)).length,
    },
  }
}

/** By the address, or by the name where there is none. */
function wordsOf(people: readonly Invitee[]): string[] {
  return people.map(({ email, name }) => shownAddress(email) || name)
}

/** As it was typed, so that it is recognised; a pasted page is recognised by its beginning. */
function cut(typed: string): string {
  return typed.length > EMAIL_MAX ? `${typed.slice(0, EMAIL_MAX).toWellFormed()}…` : typed
}
