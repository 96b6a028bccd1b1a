import type { Participant } from '@probant/contract/participants/participant'
import { useEffect, useEffectEvent } from 'react'
import { useLast } from '#web/lib/use-last.ts'
import type { ParticipantsSearch } from '../participants-search.ts'

interface Around {
  search: ParticipantsSearch
  participants: Participant[] | undefined
  /** Nothing more is on its way: who is not among them is not there. */
  isSettled: boolean
  onNobody: () => void
}

/**
 * Whom the address names. They stay although the list, which changes by itself, may show them no longer: somebody is
 * writing about them.
 */
export function useAccommodated({
  search,
  participants,
  isSettled,
  onNobody,
}: Around): Participant | undefined {
  const { dialog, participant: named } = search
  const isNamed = dialog === 'accommodation'
  const last = useLast(
    isNamed ? participants?.find(({ id, can }) => id === named && can.accommodate) : undefined,
  )
  const accommodated = isNamed && last?.id === named ? last : undefined

  const leave = useEffectEvent(onNobody)
  const isNobody = isNamed && !accommodated && participants !== undefined && isSettled
  useEffect(() => {
    if (isNobody) leave()
  }, [isNobody])

  return accommodated
}
