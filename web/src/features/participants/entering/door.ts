import type { Locale } from '@probant/contract/locales'
import type { Door } from '@probant/contract/participants/entering'
import { type Clock, formatZone, knownZone } from '#web/lib/day-and-time.ts'
import { untilTurn } from '#web/lib/until-turn.ts'
import { MINUTE_MS } from '#web/lib/use-now.ts'
import { foreignInstant, type WindowWords, windowWords } from '#web/lib/window-words.ts'

export type { Door } from '@probant/contract/participants/entering'

type Schedule = Pick<Door, 'startsAt' | 'endsAt' | 'timeZone'>

export type DoorWords = WindowWords & { zone?: string }

/** By the reader's own clock first; by the quiz's as well, where that shows another time: then both are named. */
export function doorWindow(
  schedule: Schedule,
  { locale, now, timeZone: own }: Clock & { locale: Locale },
): { own: DoorWords; theirs?: DoorWords } {
  const theirs = knownZone(schedule.timeZone)
  const isForeign = foreignInstant(schedule, theirs, own) !== undefined
  return { own: wordsBy(own), theirs: isForeign ? wordsBy(theirs) : undefined }

  function wordsBy(timeZone: string): DoorWords {
    const first = schedule.startsAt ?? schedule.endsAt
    const zone = first && isForeign ? formatZone(locale, first, timeZone) : undefined
    return { ...windowWords(schedule, locale, { timeZone, now }), zone }
  }
}

/** Whoever could begin, or could but for a pause, sits before it; and somebody may end it by hand. */
const OPEN_MS = 10_000

const TURNS = { upcoming: 'scheduled', open: 'open', over: 'completed' } as const

/** How long until it is worth looking at the door again; `now` is the server's. Whoever waits may be let in earlier, or be withdrawn. */
export function untilLook(
  door: Pick<Door, 'phase' | 'startsAt' | 'endsAt'> | undefined,
  now: Date,
): number | false {
  const turn = untilTurn(door && { ...door, phase: TURNS[door.phase] }, now)
  if (!door || door.phase === 'over') return turn
  const longest = door.phase === 'open' ? OPEN_MS : MINUTE_MS
  return Math.min(turn || longest, longest)
}
