import { useDebouncedValue } from '@mantine/hooks'
import { emailSchema } from '@probant/contract/fields'
import type { Invitee } from '@probant/contract/invitations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressesIn } from '#web/lib/address-list.ts'
import { inviteeQuery } from './queries.ts'

const PAUSE_MS = 300

export type Invitees = ReturnType<typeof useInvitees>

/** The addresses of an invitation in the making, and what would come of each; asked once the typing pauses. */
export function useInvitees(organizationId: string) {
  const [addresses, setAddresses] = useState<string[]>([])
  const [draft, setDraft] = useState('')
  const good = newOnes(judged(addresses, []))
  // As one text, since two equal lists are not the same one.
  const [asked] = useDebouncedValue(good.join(' '), PAUSE_MS, { leading: true })
  const { data: known = [] } = useQuery(inviteeQuery(organizationId, asked.split(' ').filter(Boolean)))

  const invitees = judged(addresses, known)
  const marked = invitees.filter(({ state }) => state !== 'new')
  // What is still being typed counts as well: nobody should have to finish it before sending.
  const everyone = judged([...addresses, ...addressesIn(draft)], known)
  return {
    invitees,
    draft,
    setDraft,
    count: everyone.length,
    /** Those that would really be invited. */
    emails: newOnes(everyone),
    hasInvalid: everyone.some(({ state }) => state === 'invalid'),
    hasMarked: marked.length > 0,
    add: (more: string[]) => setAddresses((before) => [...before, ...more]),
    remove: (index: number) => setAddresses((before) => before.filter((_, at) => at !== index)),
    clear: () => {
      setAddresses([])
      setDraft('')
    },
    removeMarked: () => setAddresses(newOnes(invitees)),
  }
}

function newOnes(invitees: JudgedAddress[]): string[] {
  return invitees.filter(({ state }) => state === 'new').map(({ text }) => text)
}

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
