import { PARTICIPANTS_AT_ONCE_MAX } from '@probant/contract/limits'

interface Invited {
  /** On the list, without those who have to be put right first. */
  typed: number
  /** In the ticked groups, as many as each has. */
  grouped: number
  /** How many more the plan allows in this quiz; undefined where it sets no limit. */
  capacity: number | undefined
}

/** How many would be invited, out of how many, and how many of them are too many. */
export function inviteCapacity({ typed, grouped, capacity }: Invited) {
  const overTyped = typed - PARTICIPANTS_AT_ONCE_MAX
  // Only what is typed is limited in one go; groups are bounded by the plan.
  if (capacity === undefined)
    return { count: typed, max: PARTICIPANTS_AT_ONCE_MAX, excess: Math.max(0, overTyped) }
  const count = typed + grouped
  const max = grouped > 0 ? capacity : Math.min(capacity, PARTICIPANTS_AT_ONCE_MAX)
  return { count, max, excess: Math.max(0, overTyped, count - capacity) }
}
