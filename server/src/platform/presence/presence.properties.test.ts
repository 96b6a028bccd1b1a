import fc from 'fast-check'
import { expect, it } from 'vitest'
import { later, SECOND } from '#server/platform/clock.ts'
import { presentMs, RETURNING_MS, type Span } from './presence.ts'

const START = new Date('2026-11-16T09:00:00.000Z')
const ms = fc.integer({ min: 0, max: 600_000 })
/** As several processes may write them: in any order, one beside the other. */
const spans = fc
  .array(fc.record({ since: ms, lasts: ms }), { maxLength: 6 })
  .map((all) => all.map(({ since, lasts }) => spanOf(since, since + lasts)))
const time = fc.tuple(ms, ms).map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)

it('a server was there for no more than the time itself, and never for less than nothing', () => {
  fc.assert(
    fc.property(spans, time, (spans, [from, to]) => {
      const present = presentMs(spans, at(from), at(to))
      expect(present).toBeGreaterThanOrEqual(0)
      expect(present).toBeLessThanOrEqual(to - from)
    }),
  )
})

it('where nothing is known, it was there all the time', () => {
  fc.assert(
    fc.property(time, ([from, to]) => {
      expect(presentMs([], at(from), at(to))).toBe(to - from)
    }),
  )
})

it('what several processes note at the same time counts once, in whichever order it is read', () => {
  fc.assert(
    fc.property(spans, time, (spans, [from, to]) => {
      const once = presentMs(spans, at(from), at(to))
      expect(presentMs([...spans, ...spans].reverse(), at(from), at(to))).toBe(once)
    }),
  )
})

it('one more span never makes it less present', () => {
  fc.assert(
    fc.property(spans, fc.tuple(ms, ms), time, (spans, [since, lasts], [from, to]) => {
      fc.pre(spans.length > 0)
      const more = [...spans, spanOf(since, since + lasts)]
      expect(presentMs(more, at(from), at(to))).toBeGreaterThanOrEqual(presentMs(spans, at(from), at(to)))
    }),
  )
})

it('of its own absence, however long, and of the half minute after it, nothing counts', () => {
  const away = fc.integer({ min: 10 * SECOND, max: 86_400_000 })
  const lasts = fc.integer({ min: RETURNING_MS, max: 600_000 })
  fc.assert(
    fc.property(lasts, away, fc.integer({ min: 0, max: RETURNING_MS }), (lasts, awayMs, returningMs) => {
      const back = lasts + awayMs
      const spans = [spanOf(0, lasts), spanOf(back, back + returningMs)]
      expect(presentMs(spans, at(lasts), at(back + returningMs))).toBe(0)
    }),
  )
})

function at(ms: number): Date {
  return later(START, ms)
}

function spanOf(since: number, until: number): Span {
  return { sinceAt: at(since), untilAt: at(until) }
}
