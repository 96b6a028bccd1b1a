import fc from 'fast-check'
import { expect, it } from 'vitest'
import { later } from '#server/platform/clock.ts'
import { journalRefusal } from '../progress.ts'
import { type Clock, hasTimeLeft, latestDeadline, PAUSE_MAX_MS, running, stopped } from './stopped-clock.ts'

const START = new Date('2026-11-16T09:00:00.000Z')
const spanMs = fc.integer({ min: 0, max: 3 * 3_600_000 })
const clock = spanMs.map(
  (leftMs): Clock => ({ deadlineAt: later(START, leftMs), pausedAt: null, pausedMs: 0 }),
)
/** Work, then a pause, and so on. */
const spells = fc.array(fc.record({ workMs: spanMs, pauseMs: spanMs }), { maxLength: 6 })

it('however often it stands still, the time that is left is what was left without it', () => {
  fc.assert(
    fc.property(clock, spells, (begun, all) => {
      let [at, one, workedMs, pausedMs] = [START, begun, 0, 0]
      for (const { workMs, pauseMs } of all) {
        one = stopped(one, later(at, workMs))
        at = later(at, workMs + pauseMs)
        one = running(one, at)
        workedMs += workMs
        pausedMs += pauseMs
      }
      expect(one.deadlineAt.getTime() - at.getTime()).toBe(
        begun.deadlineAt.getTime() - START.getTime() - workedMs,
      )
      expect(one.pausedMs).toBe(pausedMs)
    }),
  )
})

it('stopped twice, or started twice, is the same as once', () => {
  fc.assert(
    fc.property(clock, spanMs, spanMs, (one, firstMs, moreMs) => {
      const [first, again] = [later(START, firstMs), later(START, firstMs + moreMs)]
      expect(stopped(stopped(one, first), again)).toEqual(stopped(one, first))
      const gone = running(stopped(one, first), again)
      expect(running(gone, later(again, moreMs))).toEqual(gone)
    }),
  )
})

it('whoever has time left when it stops has as much for as long as it stands still, and no longer than a day is reckoned with', () => {
  fc.assert(
    fc.property(clock, fc.integer({ min: 0, max: PAUSE_MAX_MS }), (one, pauseMs) => {
      const paused = stopped(one, START)
      const resumedAt = later(START, pauseMs)
      expect(hasTimeLeft(paused, resumedAt)).toBe(hasTimeLeft(one, START))
      expect(running(paused, resumedAt).deadlineAt <= latestDeadline(paused)).toBe(true)
    }),
  )
})

it('what comes up to 10 seconds after it stopped is taken, later refused as paused, and after it runs on taken again', () => {
  fc.assert(
    fc.property(clock, fc.integer({ min: 0, max: 60_000 }), (one, afterMs) => {
      const sitting = { finishedAt: null, ending: null, browserId: 'here' }
      const paused = stopped(one, START)
      const sent = { browserId: 'here', at: later(START, afterMs) }
      expect(journalRefusal({ ...sitting, ...paused }, sent)).toBe(
        afterMs <= 10_000 ? undefined : 'submissionPaused',
      )
      expect(journalRefusal({ ...sitting, ...running(paused, sent.at) }, sent)).toBeUndefined()
    }),
  )
})
