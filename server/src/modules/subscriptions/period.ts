import type { SubscriptionRow } from './repository.ts'

export interface Period {
  startsAt: Date
  endsAt: Date
}

/**
 * The period in which usage is counted: the billing month, or the calendar month in UTC where nothing is billed.
 * Months that are over go on as the next ones, each where the last one ended, also before the provider has said so.
 */
export function periodOf(
  { periodStartsAt, periodEndsAt }: Pick<SubscriptionRow, 'periodStartsAt' | 'periodEndsAt'>,
  now: Date,
): Period {
  if (!periodStartsAt || !periodEndsAt) return calendarMonth(now)
  if (now < periodEndsAt) return { startsAt: periodStartsAt, endsAt: periodEndsAt }

  let months = 1
  while (monthsAfter(periodEndsAt, months) <= now) months++
  return { startsAt: monthsAfter(periodEndsAt, months - 1), endsAt: monthsAfter(periodEndsAt, months) }
}

function calendarMonth(now: Date): Period {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return { startsAt: new Date(Date.UTC(year, month)), endsAt: new Date(Date.UTC(year, month + 1)) }
}

/** The same day of a later month, or its last day where it is shorter. */
function monthsAfter(date: Date, months: number): Date {
  const after = new Date(date)
  after.setUTCMonth(after.getUTCMonth() + months)
  if (after.getUTCDate() !== date.getUTCDate()) after.setUTCDate(0)
  return after
}
