import { expect, it } from 'vitest'
import { codeDigits, codeSent, otherAddress, secondsUntilAgain, stepKeptIn } from './join-step.ts'

const now = Date.parse('2026-03-02T09:00:00Z')
const MINUTE = 60_000
const request = { email: 'a@school.test', requestId: 'r1' }

it('goes from the address to the code, and back with the address still there', () => {
  const step = codeSent(request, now)
  expect(step).toEqual({ name: 'code', ...request, sentAt: now })
  expect(otherAddress(step)).toEqual({ name: 'address', email: 'a@school.test' })
})

it('makes one wait half a minute for another code', () => {
  expect(secondsUntilAgain(now, now)).toBe(30)
  expect(secondsUntilAgain(now, now + 29_500)).toBe(1)
  expect(secondsUntilAgain(now, now + 30_000)).toBe(0)
  expect(secondsUntilAgain(now + MINUTE, now)).toBe(30)
})

it('goes on with the code after a reload, as long as the code is good', () => {
  const kept = { key: 1, joining: { ...request, sentAt: now } }
  expect(stepKeptIn(kept, now + 14 * MINUTE)).toEqual({ name: 'code', ...request, sentAt: now })
  expect(stepKeptIn(kept, now + 15 * MINUTE)).toEqual({ name: 'address', email: 'a@school.test' })
})

it.each([null, undefined, {}, { joining: null }, { joining: { email: 'a@school.test', sentAt: now } }])(
  'begins with the address where %j was kept',
  (state) => {
    expect(stepKeptIn(state, now)).toEqual({ name: 'address', email: '' })
  },
)

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Code: 12-34-56.', '123456'],
  ['1234567', '123456'],
  ['12', '12'],
])('reads the code %j as %s', (typed, code) => {
  expect(codeDigits(typed)).toBe(code)
})
