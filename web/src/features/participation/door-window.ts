import type { Locale } from '@probant/contract/locales'
import { type Clock, formatZone, knownZone } from '#web/lib/day-and-time.ts'
import { foreignInstant, type WindowWords, windowWords } from '#web/lib/window-words.ts'
import type { Door } from './door.ts'

type Schedule = Pick<Door, 'startsAt' | 'endsAt' | 'timeZone'>

export type DoorWords = WindowWords & { zone?: string }

/** By the reader's own clock first; by the quiz's as well, where that shows another time. */
export function doorWindow(
  schedule: Schedule,
  { locale, now, timeZone: own }: Clock & { locale: Locale },
): { own: DoorWords; theirs?: DoorWords } {
  const theirs = knownZone(schedule.timeZone)
  const isForeign = foreignInstant(schedule, theirs, own) !== undefined
  return { own: wordsBy(own), theirs: isForeign ? wordsBy(theirs) : undefined }

  function wordsBy(timeZone: string): DoorWords {
    const first = schedule.startsAt ?? schedule.endsAt
    const zone = first ? formatZone(locale, first, timeZone) : undefined
    return { ...windowWords(schedule, locale, { timeZone, now }), zone }
  }
}
