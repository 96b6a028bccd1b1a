import { tzOffset } from '@date-fns/tz'
import { MINUTE } from '../clock.ts'

/** What clocks in a time zone show at an instant, as if it were UTC: spreadsheets know of no time zones. */
export function wallClockIn(timeZone: string): (instant: Date) => Date {
  return (instant) => new Date(instant.getTime() + tzOffset(timeZone, instant) * MINUTE)
}
