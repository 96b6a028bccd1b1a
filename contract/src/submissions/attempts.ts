import { z } from 'zod'
import type { ErrorName } from '../errors.ts'
import { instantSchema } from '../fields.ts'
import { type Attempts, attemptsSchema, type Counting } from '../quizzes/attempts.ts'
import type { ScoreShown } from '../quizzes/form.ts'
import { passes, percentOf } from '../scale/scaled-score.ts'

/** Of whoever takes a quiz that can be taken several times: how often they have, and when they may again. */
export const ownAttemptsSchema = attemptsSchema.extend({
  /** How many they have begun. */
  begun: z.number().int(),
  /** What they may begin next, and from when on where that is not now; nothing where none is left, or one runs. */
  next: z.object({ number: z.number().int(), at: instantSchema.nullable() }).nullable(),
})
export type OwnAttempts = z.infer<typeof ownAttemptsSchema>

/** As much of a quiz as its attempts depend on. */
interface Rule {
  options: { attempts: Attempts; passPercent: number | null; scoreShown: ScoreShown }
  releasedAt: Date | null
}

/** How far somebody is: their latest attempt, and the best score of all that are over. */
export interface Taken {
  number: number
  finishedAt: Date | null
  bestPercent: number | null
}

/** Why can they not begin another attempt now? Whether the quiz is open is another matter. */
export function attemptRefusal(taken: Taken, rule: Rule, now: Date): ErrorName | undefined {
  const { attempts } = rule.options
  if (!taken.finishedAt || attempts.most === 1) return 'alreadySubmitted'
  if (taken.number >= attempts.most) return 'attemptsUsedUp'
  if (endsByPassing(taken, rule)) return 'attemptPassed'
  if (now < opensAt(taken.finishedAt, attempts)) return 'attemptTooSoon'
}

/** Now, or once the pause is over. */
export function hasAttemptLeft(taken: Taken, rule: Rule): boolean {
  const isThrough = taken.number >= rule.options.attempts.most || endsByPassing(taken, rule)
  return taken.finishedAt !== null && !isThrough
}

/** From when on the next attempt can be begun. */
export function opensAt(finishedAt: Date, { pauseMinutes }: Attempts): Date {
  return new Date(finishedAt.getTime() + pauseMinutes * MINUTE)
}

/** As long as scores are not told, passing ends nothing: that no attempt was left would tell it. */
function endsByPassing({ bestPercent }: Taken, { options, releasedAt }: Rule): boolean {
  const { attempts, passPercent, scoreShown } = options
  const isTold = scoreShown === 'at_once' || releasedAt !== null
  return (
    attempts.untilPassed && isTold && bestPercent !== null && passes(bestPercent, { passPercent }) === true
  )
}

/** What came of an attempt that is over. */
export interface FinishedAttempt {
  number: number
  points: number
  totalPoints: number
  ungradedCount: number
}

/** The attempt that the result is taken from, and what came of all together where that is not what came of it alone. */
export interface CountingAttempt {
  number: number
  together: { percent: number | null; points: number; ungradedCount: number } | null
}

/**
 * Which attempt counts. Of equal ones the earlier is the best. What waits for a grade is no best one yet; as long as any
 * waits, the best and the average are not final.
 */
export function countingAttempt(
  finished: readonly FinishedAttempt[],
  counting: Counting,
): CountingAttempt | undefined {
  const inOrder = finished.toSorted((one, other) => one.number - other.number)
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (!first || !last) return undefined
  if (inOrder.length === 1 || counting === 'first') return { number: first.number, together: null }
  const ungradedCount = inOrder.reduce((sum, attempt) => sum + attempt.ungradedCount, 0)

  switch (counting) {
    case 'last':
      return { number: last.number, together: null }
    case 'best': {
      const graded = inOrder.filter((attempt) => attempt.ungradedCount === 0)
      const { number, points } = bestOf(graded.length > 0 ? graded : inOrder)
      return { number, together: ungradedCount > 0 ? { percent: null, points, ungradedCount } : null }
    }
    case 'average': {
      const points = averagePoints(inOrder, last.totalPoints)
      const percent = ungradedCount > 0 ? null : percentOf({ points, totalPoints: last.totalPoints })
      return { number: last.number, together: { percent, points, ungradedCount } }
    }
  }
}

function bestOf<Attempt extends FinishedAttempt>(attempts: readonly Attempt[]): Attempt {
  return attempts.reduce((best, attempt) => (shareOf(attempt) > shareOf(best) ? attempt : best))
}

/** Where nothing counts, there is no share. */
function shareOf(attempt: FinishedAttempt): number {
  return percentOf(attempt) ?? -1
}

/** Of so many as could be reached in the last one: with questions from a pool, another one may have had other points. */
function averagePoints(attempts: readonly FinishedAttempt[], totalPoints: number): number {
  if (attempts.every((attempt) => attempt.totalPoints === totalPoints))
    return average(attempts.map(({ points }) => points))
  return (totalPoints * average(attempts.flatMap((attempt) => percentOf(attempt) ?? []))) / 100
}

function average(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

const MINUTE = 60_000
