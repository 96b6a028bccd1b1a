import type { Locale } from '@probant/contract/locales'
import { offeredTimes } from '@probant/contract/participants/offered-times'
import type { Choice } from '@probant/contract/participants/participant'
import { type Clock, formatNearDay, formatTime } from '#web/lib/day-and-time.ts'

/** A day by the reader's clock, and the times of it that can be chosen. */
export interface OfferedDay {
  label: string
  times: { startsAt: string; label: string }[]
}

export function timesByDay(
  choice: Pick<Choice, 'from' | 'until'>,
  locale: Locale,
  clock: Clock,
): OfferedDay[] {
  const days: OfferedDay[] = []
  for (const startsAt of offeredTimes(choice, clock.now)) {
    const label = formatNearDay(locale, startsAt, clock)
    if (days.at(-1)?.label !== label) days.push({ label, times: [] })
    days.at(-1)?.times.push({ startsAt, label: formatTime(locale, startsAt, clock.timeZone) })
  }
  return days
}
