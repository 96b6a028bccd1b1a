import { DAY } from '#server/platform/clock.ts'
import { CAPITALS } from './capitals.ts'
import { FIRE_SAFETY } from './fire-safety.ts'
import { FIRST_AID } from './first-aid.ts'
import { INDUSTRIAL_REVOLUTION } from './industrial-revolution.ts'
import { MAPS } from './maps.ts'
import type { DemoQuiz } from './quiz.ts'
import { REVOLUTION } from './revolution.ts'

/** A quiz, and how far its author has come with it. */
export interface Stage {
  quiz: DemoQuiz
  madeDaysAgo: number
  isPublished: boolean
  /** Missing where it opens when it is published. */
  starts?: Moment
  /** Missing where the author has not thought of it yet. */
  ends?: Moment
}

/** A full hour in UTC, so many days from today. */
interface Moment {
  inDays: number
  hour: number
}

/** Of one's own: one in every stage of its life. */
export const PERSONAL_STAGES: Stage[] = [
  {
    quiz: CAPITALS,
    madeDaysAgo: 21,
    isPublished: true,
    starts: { inDays: -20, hour: 8 },
    ends: { inDays: -20, hour: 17 },
  },
  { quiz: REVOLUTION, madeDaysAgo: 2, isPublished: true, ends: { inDays: 1, hour: 16 } },
  {
    quiz: INDUSTRIAL_REVOLUTION,
    madeDaysAgo: 1,
    isPublished: true,
    starts: { inDays: 7, hour: 8 },
    ends: { inDays: 7, hour: 12 },
  },
  // Only its end is missing.
  { quiz: MAPS, madeDaysAgo: 0, isPublished: false, starts: { inDays: 10, hour: 8 } },
]

export const ORGANIZATION_STAGES: Stage[] = [
  {
    quiz: FIRST_AID,
    madeDaysAgo: 12,
    isPublished: true,
    starts: { inDays: -10, hour: 8 },
    ends: { inDays: -10, hour: 17 },
  },
  { quiz: FIRE_SAFETY, madeDaysAgo: 3, isPublished: true, ends: { inDays: 14, hour: 16 } },
]

/** As the wire has it. */
export function instantOf(moment: Moment | undefined, now: Date): string | null {
  if (!moment) return null
  const day = new Date(now.getTime() + moment.inDays * DAY)
  return new Date(day.setUTCHours(moment.hour, 0, 0, 0)).toISOString()
}
