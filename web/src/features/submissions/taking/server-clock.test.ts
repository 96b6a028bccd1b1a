import { expect, it } from 'vitest'
import { createServerClock } from './server-clock.ts'

const at = (seconds: number) => new Date(Date.UTC(2030, 0, 1, 9, 0, seconds)).toISOString()

function aClock() {
  let steady = 0
  const clock = createServerClock(at(0), { steady: () => steady * 1000 })
  return {
    clock,
    pass: (seconds: number) => (steady += seconds),
    now: () => new Date(clock.now()).toISOString(),
  }
}

it('goes on from what the server said, by a clock that nobody can set', () => {
  const { pass, now } = aClock()
  pass(90)
  expect(now()).toBe(at(90))
})

it('does not go back for an answer that was long on its way', () => {
  const { clock, pass, now } = aClock()
  pass(20)
  clock.hear(at(12))
  expect(now()).toBe(at(20))
})

it('catches up after the device has slept', () => {
  const { clock, pass, now } = aClock()
  pass(1)
  clock.hear(at(600))
  expect(now()).toBe(at(600))
})

it('believes the server where it lies far behind', () => {
  const { clock, pass, now } = aClock()
  pass(600)
  clock.hear(at(30))
  expect(now()).toBe(at(30))
})

it('forgets what the device believed of the time as soon as the server says it', () => {
  const clock = createServerClock(at(0), { elapsedMs: 20_000, steady: () => 0 })
  expect(clock.now()).toBe(Date.parse(at(20)))
  clock.hear(at(5))
  expect(clock.now()).toBe(Date.parse(at(5)))
})
