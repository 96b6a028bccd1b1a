import type { SubscriptionRow } from './repository.ts'

export interface Period {
  startsAt: Date
  endsAt: Date
}

/**
 * The period in which usage is counted: the billing month, or the calendar month in UTC where nothing is billed. A
 * month that is over goes on as the next one, which begins where it ended, also before the provider has said so.
 */
export function periodOf(
  { periodStartsAt, periodEndsAt }: Pick<SubscriptionRow, 'periodStartsAt' | 'periodEndsAt'>,
  now: Date,
): Period {
  if (!periodStartsAt || !periodEndsAt) return calendarMonth(now)
  if (now < periodEndsAt) return { startsAt: periodStartsAt, endsAt: periodEndsAt }
  return { startsAt: periodEndsAt, endsAt: monthAfter(periodEndsAt) }
}

function calendarMonth(now: Date): Period {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return { startsAt: new Date(Date.UTC(year, month)), endsAt: new Date(Date.UTC(year, month + 1)) }
}

/** The same day of the next month, or its last day where it is shorter. */
function monthAfter(date: Date): Date {
  const next = new Date(date)
  next.setUTCMonth(next.getUTCMonth() + 1)
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0)
  return next
}
