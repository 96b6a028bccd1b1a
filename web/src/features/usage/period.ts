import type { Usage } from '@probant/contract/usage'
import { z } from 'zod'

interface PeriodDays {
  first: Date
  last: Date
  reset: Date
  isCalendarMonth: boolean
}

/**
 * The days of a period, to be shown as local dates. Where nothing is billed it is a month in UTC, which would begin
 * on the day before for readers west of it; a billed one begins at an instant, whose local day is the right one.
 */
export function periodDays({ startsAt, endsAt }: Usage['period']): PeriodDays {
  const start = new Date(startsAt)
  const end = new Date(endsAt)
  if (!beginsMonth(start) || !beginsMonth(end)) {
    return { first: start, last: end, reset: end, isCalendarMonth: false }
  }
  return { first: sameDay(start), last: sameDay(end, -1), reset: sameDay(end), isCalendarMonth: true }
}

function beginsMonth(instant: Date): boolean {
  return instant.getUTCDate() === 1 && instant.getTime() % 86_400_000 === 0
}

/** The UTC day of an instant, as that day where the reader is. */
function sameDay(instant: Date, days = 0): Date {
  return new Date(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate() + days)
}

/** Which members are listed stands in the address bar: a link shares the view. */
export const usageSearchSchema = z.object({
  search: z.string().max(200).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
})

export type UsageSearch = z.infer<typeof usageSearchSchema>
