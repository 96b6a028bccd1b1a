import { emailSchema } from '@probant/contract/fields'
import type { Invitee } from '@probant/contract/invitations'

export type AddressState = Invitee['state'] | 'invalid' | 'duplicate'

export interface JudgedAddress {
  /** As it is shown: in its plain form where it is an address. */
  text: string
  state: AddressState
}

/** What would come of each address, as far as the server has said so already. */
export function judged(addresses: readonly string[], known: readonly Invitee[]): JudgedAddress[] {
  const states = new Map(known.map(({ email, state }) => [email, state]))
  const seen = new Set<string>()
  return addresses.map((typed) => {
    const email = emailSchema.safeParse(typed).data
    if (!email) return { text: typed, state: 'invalid' }
    if (seen.has(email)) return { text: email, state: 'duplicate' }
    seen.add(email)
    return { text: email, state: states.get(email) ?? 'new' }
  })
}
