import { expect, it } from 'vitest'
import { aheadBy, untilLook } from './server-clock.ts'

const now = new Date('2026-03-02T09:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

it('knows by how much this device is wrong', () => {
  expect(aheadBy('2026-03-02T09:00:00Z', now.getTime() - 90_000)).toBe(90_000)
  expect(aheadBy('2026-03-02T09:00:00Z', now.getTime() + 90_000)).toBe(-90_000)
})

it('looks again when the door turns', () => {
  expect(untilLook({ phase: 'upcoming', startsAt: at(0.5), endsAt: at(90) }, now)).toBe(30_500)
  expect(untilLook({ phase: 'open', startsAt: at(-5), endsAt: at(0.5) }, now)).toBe(30_500)
})

it('looks every minute while somebody waits: the start may be moved, or the invitation withdrawn', () => {
  expect(untilLook({ phase: 'upcoming', startsAt: at(300), endsAt: at(360) }, now)).toBe(60_000)
  expect(untilLook({ phase: 'upcoming', startsAt: null, endsAt: null }, now)).toBe(60_000)
  expect(untilLook({ phase: 'open', startsAt: at(-5), endsAt: at(30) }, now)).toBe(60_000)
})

it('never looks again once it is over', () => {
  expect(untilLook({ phase: 'over', startsAt: at(-60), endsAt: at(-5) }, now)).toBe(false)
  expect(untilLook(undefined, now)).toBe(false)
})
