import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressesIn } from '#web/lib/address-list.ts'
import { type JudgedAddress, judged } from './judged-addresses.ts'
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
