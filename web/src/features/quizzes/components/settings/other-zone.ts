import { instantOf, wallTimeOf } from '#web/lib/wall-time.ts'
import type { Window } from './window-words.ts'

/** Nine o'clock stays nine o'clock: another zone is another instant. */
export function inOtherZone({ startsAt, endsAt, timeZone }: Window, chosen: string): Window {
  const moved = (instant: string | null) => instant && instantOf(wallTimeOf(instant, timeZone), chosen)
  return { startsAt: moved(startsAt), endsAt: moved(endsAt), timeZone: chosen }
}
