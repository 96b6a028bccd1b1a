/** What clocks in a time zone show at an instant, as if it were UTC: spreadsheets know of no time zones. */
export function wallClockIn(timeZone: string): (instant: Date) => Date {
  const format = new Intl.DateTimeFormat('en-US', { ...FIELDS, timeZone })
  return (instant) => {
    const shown: Record<string, number> = {}
    for (const { type, value } of format.formatToParts(instant)) shown[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
    return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  }
}

const FIELDS = {
  calendar: 'iso8601',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const
