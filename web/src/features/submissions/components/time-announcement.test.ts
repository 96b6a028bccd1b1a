import { expect, it } from 'vitest'
import { minutesToTell } from './time-announcement.tsx'

/** What is said, as the seconds that are left go by. */
function said(...seconds: (number | undefined)[]): (number | undefined)[] {
  return seconds.slice(1).map((now, index) => minutesToTell(seconds[index], now))
}

it('tells the time at 30, 10, 5 and 1 minute, and not in between', () => {
  expect(said(1801, 1800, 1799)).toEqual([30, undefined])
  expect(said(601, 600, 599)).toEqual([10, undefined])
  expect(said(301, 300, 299)).toEqual([5, undefined])
  expect(said(61, 60, 59, 0)).toEqual([1, undefined, undefined])
})

it('tells the time that was granted, once, and then again when it has passed', () => {
  expect(said(240, 720, 719, 718)).toEqual([12, undefined, undefined])
  expect(said(240, 478, 477)).toEqual([8, undefined])
  expect(said(601, 599)).toEqual([10])
})

it('tells what is left, not what was passed, to whoever comes back from a sleep', () => {
  expect(said(2400, 480)).toEqual([8])
  expect(said(2400, 20)).toEqual([1])
})

it('has no news when the page is opened, when a clock is set right by a second, or where nothing is counted', () => {
  expect(said(undefined, 480, 481, 480)).toEqual([undefined, undefined, undefined])
  expect(said(480, undefined)).toEqual([undefined])
})
