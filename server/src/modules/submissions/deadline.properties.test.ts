import fc from 'fast-check'
import { expect, it } from 'vitest'
import { later, MINUTE, SECOND } from '#server/platform/clock.ts'
import { deadlineOf, gainedMs, isTaken } from './deadline.ts'

const START = new Date('2026-11-16T09:00:00.000Z')
const minutes = fc.integer({ min: 0, max: 600 })
const timed = fc.record({
  startedAt: fc.constant(START),
  durationMinutes: minutes,
  endsAt: fc.integer({ min: 1, max: 900 * 60 }).map((seconds) => later(START, seconds * SECOND)),
  extraMinutes: minutes,
})

it('nobody has more than the duration, or the end of the quiz, and their own extra time', () => {
  fc.assert(
    fc.property(timed, (one) => {
      const spared = later(deadlineOf(one), -one.extraMinutes * MINUTE)
      expect(spared <= one.endsAt).toBe(true)
      if (one.durationMinutes > 0) expect(spared <= later(START, one.durationMinutes * MINUTE)).toBe(true)
    }),
  )
})

it('nobody has less: they have their whole duration, or the quiz ends before', () => {
  fc.assert(
    fc.property(timed, (one) => {
      const spared = later(deadlineOf(one), -one.extraMinutes * MINUTE)
      const isWhole =
        one.durationMinutes > 0 && spared.getTime() === later(START, one.durationMinutes * MINUTE).getTime()
      expect(isWhole || spared.getTime() === one.endsAt.getTime()).toBe(true)
    }),
  )
})

it('extra time is added to the minute, and is never cut off by the end', () => {
  fc.assert(
    fc.property(timed, minutes, (one, more) => {
      const plain = deadlineOf({ ...one, extraMinutes: 0 })
      expect(deadlineOf({ ...one, extraMinutes: more })).toEqual(later(plain, more * MINUTE))
    }),
  )
})

it('where the quiz ends later, once or in several steps, they have what they would have had from the start', () => {
  const step = fc.integer({ min: 1, max: 600 * 60_000 })
  fc.assert(
    fc.property(timed, fc.array(step, { maxLength: 5 }), (one, steps) => {
      let [deadline, from] = [deadlineOf(one), one.endsAt]
      for (const ms of steps) {
        const to = later(from, ms)
        const gained = gainedMs({ ...one, from, to })
        expect(gained).toBeGreaterThanOrEqual(0)
        expect(gained).toBeLessThanOrEqual(ms)
        deadline = later(deadline, gained)
        from = to
      }
      expect(deadline).toEqual(deadlineOf({ ...one, endsAt: from }))
    }),
  )
})

it('what comes up to 10 seconds after the deadline is taken, and nothing later', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60_000, max: 60_000 }), (afterMs) => {
      expect(isTaken(later(START, afterMs), START)).toBe(afterMs <= 10_000)
    }),
  )
})
