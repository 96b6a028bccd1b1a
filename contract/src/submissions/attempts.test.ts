import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTINGS, ONE_ATTEMPT } from '../quizzes/attempts.ts'
import { type QuizOptions, SCORE_SHOWN } from '../quizzes/form.ts'
import { percentOf } from '../scale/scaled-score.ts'
import { attemptRefusal, countingAttempt, type FinishedAttempt, hasAttemptLeft, opensAt } from './attempts.ts'

const someTotal = fc.integer({ min: 0, max: 40 })
const anOutcome = someTotal.chain((totalPoints) =>
  fc.record({
    points: fc.integer({ min: 0, max: 4 * totalPoints }).map((quarters) => quarters / 4),
    totalPoints: fc.constant(totalPoints),
    ungradedCount: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 3 })),
  }),
)
const someAttempts = fc
  .array(anOutcome, { minLength: 1, maxLength: 6 })
  .map((outcomes) => outcomes.map((outcome, index) => ({ number: index + 1, ...outcome })))
const aCounting = fc.constantFrom(...COUNTINGS)

describe('which attempt counts', () => {
  it('is exactly one of those that are over, whatever the order they come in', () => {
    fc.assert(
      fc.property(someAttempts, aCounting, (attempts, counting) => {
        const counted = countingAttempt(attempts, counting)
        expect(attempts.map(({ number }) => number)).toContain(counted?.number)
        expect(countingAttempt(attempts.toReversed(), counting)).toEqual(counted)
      }),
    )
  })

  it('is the only one there is, whose result is its own', () => {
    fc.assert(
      fc.property(anOutcome, aCounting, (outcome, counting) => {
        expect(countingAttempt([{ number: 1, ...outcome }], counting)).toEqual({ number: 1, together: null })
      }),
    )
  })

  it('is the first or the last, where that was chosen', () => {
    fc.assert(
      fc.property(someAttempts, (attempts) => {
        expect(countingAttempt(attempts, 'first')).toEqual({ number: 1, together: null })
        expect(countingAttempt(attempts, 'last')?.number).toBe(attempts.length)
        expect(countingAttempt(attempts, 'average')?.number).toBe(attempts.length)
      }),
    )
  })

  it('is the best of those that are graded: none of them is better, and the equal ones came later', () => {
    fc.assert(
      fc.property(someAttempts, (attempts) => {
        const best = attempts.find(({ number }) => number === countingAttempt(attempts, 'best')?.number)
        const graded = attempts.filter(({ ungradedCount }) => ungradedCount === 0)
        for (const other of graded) {
          expect(shareOf(other)).toBeLessThanOrEqual(shareOf(best))
          if (shareOf(other) === shareOf(best)) expect(other.number).toBeGreaterThanOrEqual(best?.number ?? 0)
        }
        if (graded.length > 0) expect(best?.ungradedCount).toBe(0)
      }),
    )
  })

  it('is not rounded: a hundredth of a point is better', () => {
    const attempts = [outcome(1, 9.99), outcome(2, 10), outcome(3, 9.995)]
    expect(countingAttempt(attempts, 'best')?.number).toBe(2)
  })

  it('is not final as long as one waits for a grade, unless that one does not matter', () => {
    fc.assert(
      fc.property(someAttempts, aCounting, (attempts, counting) => {
        const waiting = attempts.reduce((sum, { ungradedCount }) => sum + ungradedCount, 0)
        const { number, together } = countingAttempt(attempts, counting) ?? {}
        const counted = attempts.find((one) => one.number === number)
        const isFinal = (together?.ungradedCount ?? counted?.ungradedCount) === 0
        if (counting === 'best' || counting === 'average') expect(isFinal).toBe(waiting === 0)
        else expect(isFinal).toBe(counted?.ungradedCount === 0)
        if (together && waiting > 0) expect(together.percent).toBeNull()
      }),
    )
  })

  it('carries the average, of shares where the attempts were not worth the same', () => {
    expect(countingAttempt([outcome(1, 4), outcome(2, 7)], 'average')?.together).toEqual({
      percent: 55,
      points: 5.5,
      ungradedCount: 0,
    })
    const unequal = [outcome(1, 2, 4), outcome(2, 8, 8)]
    expect(countingAttempt(unequal, 'average')?.together).toMatchObject({ percent: 75, points: 6 })
  })

  it('averages to something between the worst and the best', () => {
    fc.assert(
      fc.property(someAttempts, (attempts) => {
        const graded = attempts.map((attempt) => ({ ...attempt, ungradedCount: 0 }))
        const percent = countingAttempt(graded, 'average')?.together?.percent
        if (percent === null || percent === undefined) return
        const shares = graded.flatMap((attempt) => percentOf(attempt) ?? [])
        expect(percent).toBeGreaterThanOrEqual(Math.min(...shares) - 1e-9)
        expect(percent).toBeLessThanOrEqual(Math.max(...shares) + 1e-9)
      }),
    )
  })
})

const NOW = new Date('2026-11-16T09:00:00Z')
const someOptions = fc.record({
  attempts: fc.record({
    most: fc.integer({ min: 1, max: 20 }),
    untilPassed: fc.boolean(),
    counting: aCounting,
    pauseMinutes: fc.integer({ min: 0, max: 43_200 }),
  }),
  passPercent: fc.constantFrom(50, 66.7, 100),
  scoreShown: fc.constantFrom(...SCORE_SHOWN),
})
const aRule = fc.record({ options: someOptions, releasedAt: fc.option(fc.constant(NOW)) })
const aTaken = fc.record({
  number: fc.integer({ min: 1, max: 20 }),
  finishedAt: fc.option(fc.integer({ min: 0, max: 50_000 }).map((minutes) => minutesBefore(minutes))),
  bestPercent: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
})

describe('another attempt', () => {
  it('is begun now or after the pause, or never: whoever has none left is told why', () => {
    fc.assert(
      fc.property(aTaken, aRule, (taken, rule) => {
        const refusal = attemptRefusal(taken, rule, NOW)
        const isLater = refusal === 'attemptTooSoon'
        expect(hasAttemptLeft(taken, rule)).toBe(refusal === undefined || isLater)
        if (taken.finishedAt && isLater)
          expect(
            attemptRefusal(taken, rule, opensAt(taken.finishedAt, rule.options.attempts)),
          ).toBeUndefined()
      }),
    )
  })

  const options = { attempts: { ...ONE_ATTEMPT, most: 3, pauseMinutes: 30 }, passPercent: 60 }
  const rule = ruleOf({ ...options, scoreShown: 'at_once' })
  const untilPassed = ruleOf({ ...rule.options, attempts: { ...options.attempts, untilPassed: true } })
  const untold = ruleOf({ ...untilPassed.options, scoreShown: 'on_release' })
  const taken = { number: 1, finishedAt: minutesBefore(30), bestPercent: 60 }

  it.each([
    ['not while one runs', { ...taken, finishedAt: null }, rule, 'alreadySubmitted'],
    [
      'not where there is but one',
      taken,
      ruleOf({ ...rule.options, attempts: ONE_ATTEMPT }),
      'alreadySubmitted',
    ],
    ['not once they are used up', { ...taken, number: 3 }, rule, 'attemptsUsedUp'],
    ['not once the pass mark is reached', taken, untilPassed, 'attemptPassed'],
    ['before it is reached', { ...taken, bestPercent: 59.99 }, untilPassed, undefined],
    ['though it is reached, where that does not matter', taken, rule, undefined],
    ['though it is reached, as long as nobody is told', taken, untold, undefined],
    ['not once it is told', taken, { ...untold, releasedAt: NOW }, 'attemptPassed'],
    ['not in the pause', { ...taken, finishedAt: minutesBefore(29) }, rule, 'attemptTooSoon'],
    ['from the end of the pause on', taken, rule, undefined],
  ])('%s', (_when, taken, rule, expected) => {
    expect(attemptRefusal(taken, rule, NOW)).toBe(expected)
  })
})

function ruleOf(options: Pick<QuizOptions, 'attempts' | 'passPercent' | 'scoreShown'>) {
  return { options, releasedAt: null }
}

function outcome(number: number, points: number, totalPoints = 10): FinishedAttempt {
  return { number, points, totalPoints, ungradedCount: 0 }
}

function shareOf(attempt: FinishedAttempt | undefined): number {
  return (attempt && percentOf(attempt)) ?? -1
}

function minutesBefore(minutes: number): Date {
  return new Date(NOW.getTime() - minutes * 60_000)
}
