import { beforeEach, expect, it, vi } from 'vitest'
import { aheadBy } from '#web/lib/clock.ts'
import { doorWindow, untilLook } from './door.ts'

const now = new Date('2026-03-02T09:00:00Z')
const inParis = { locale: 'en', now, timeZone: 'Europe/Paris' } as const
const quiz = {
  startsAt: '2026-03-03T14:00:00Z',
  endsAt: '2026-03-03T17:00:00Z',
  timeZone: 'America/New_York',
}

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
})

it('tells the window by the reader’s own clock, and by the quiz’s where that is another', () => {
  const { own, theirs } = doorWindow(quiz, inParis)
  expect(own).toMatchObject({ sentence: 'day', day: 'tomorrow', hours: '15:00–18:00' })
  expect(theirs).toMatchObject({ sentence: 'day', hours: '09:00–12:00' })
})

it('says it once where both clocks show the same', () => {
  expect(doorWindow({ ...quiz, timeZone: 'Europe/Berlin' }, inParis).theirs).toBeUndefined()
})

it('names the clocks only where they show different times', () => {
  expect(doorWindow({ ...quiz, timeZone: 'Europe/Berlin' }, inParis).own.zone).toBeUndefined()
  expect(doorWindow(quiz, { ...inParis, timeZone: 'UTC' })).toMatchObject({
    own: { zone: 'UTC' },
    theirs: { zone: 'New York time' },
  })
})

it('knows windows over days, and those that have no start or no end', () => {
  const words = (schedule: Partial<typeof quiz> | { startsAt: null } | { endsAt: null }) =>
    doorWindow({ ...quiz, ...schedule }, inParis).own
  expect(words({ endsAt: '2026-03-05T17:00:00Z' })).toMatchObject({
    sentence: 'days',
    start: 'tomorrow, 15:00',
    end: 'Thu 5 Mar, 18:00',
  })
  expect(words({ startsAt: null })).toMatchObject({ sentence: 'until', end: 'tomorrow, 18:00' })
  expect(words({ endsAt: null })).toMatchObject({ sentence: 'from', start: 'tomorrow, 15:00' })
  expect(doorWindow({ ...quiz, startsAt: null, endsAt: null }, inParis)).toMatchObject({
    own: { sentence: 'none' },
    theirs: undefined,
  })
})

const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

it('knows by how much this device is wrong', () => {
  expect(aheadBy('2026-03-02T09:00:00Z', now.getTime() - 90_000)).toBe(90_000)
  expect(aheadBy('2026-03-02T09:00:00Z', now.getTime() + 90_000)).toBe(-90_000)
})

it('looks again when the door turns', () => {
  expect(untilLook({ phase: 'upcoming', startsAt: at(0.5), endsAt: at(90) }, now)).toBe(30_500)
  expect(untilLook({ phase: 'open', startsAt: at(-5), endsAt: at(0.1) }, now)).toBe(6_500)
})

it('looks every minute while somebody waits: the start may be moved, or the invitation withdrawn', () => {
  expect(untilLook({ phase: 'upcoming', startsAt: at(300), endsAt: at(360) }, now)).toBe(60_000)
  expect(untilLook({ phase: 'upcoming', startsAt: null, endsAt: null }, now)).toBe(60_000)
})

it('looks every ten seconds while it is open: its creator may pause it, or end it by hand', () => {
  expect(untilLook({ phase: 'open', startsAt: at(-5), endsAt: at(30) }, now)).toBe(10_000)
  expect(untilLook({ phase: 'open', startsAt: at(-5), endsAt: null }, now)).toBe(10_000)
})

it('never looks again once it is over', () => {
  expect(untilLook({ phase: 'over', startsAt: at(-60), endsAt: at(-5) }, now)).toBe(false)
  expect(untilLook(undefined, now)).toBe(false)
})
