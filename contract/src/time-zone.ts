import { z } from 'zod'
import { lineSchema } from './fields.ts'

/** Where the caller's clock hangs, as the browser knows it. */
export const TIME_ZONE_HEADER = 'x-time-zone'

/** An area of the world with its summer and winter time, such as `Europe/Paris`. */
export const timeZoneSchema = lineSchema.pipe(z.string().max(100, 'invalid').refine(isTimeZone, 'invalid'))

/** An offset such as `+01:00` is none: it knows no summer. */
function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
