import { useDebouncedValue } from '@mantine/hooks'
import { PARTICIPANTS_AT_ONCE_MAX } from '@probant/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { flawsOf, membersOf, type Person } from '#web/components/people/people.ts'
import { keysOf } from './invitees.ts'
import { checkedInviteesQuery } from './queries.ts'

const PAUSE_MS = 300

/** Who of the list is invited already, asked once the typing pauses; nobody as long as it isn't known. */
export function useCheckedInvitees(quizId: string, people: readonly Person[], groupIds: readonly string[]) {
  const flaws = flawsOf(people)
  const good = membersOf(people.filter(({ id }) => !flaws.has(id))).slice(0, PARTICIPANTS_AT_ONCE_MAX)
  // As one text, since two equal lists are not the same one.
  const [asked] = useDebouncedValue(JSON.stringify({ people: good, groupIds }), PAUSE_MS, { leading: true })
  const { data } = useQuery({
    ...checkedInviteesQuery(quizId, JSON.parse(asked)),
    enabled: good.length + groupIds.length > 0,
  })
  const invited = useMemo(() => keysOf(data?.alreadyInvited ?? []), [data])
  return { invited, inGroups: data?.inGroups }
}
