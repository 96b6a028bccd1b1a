import { expect, it } from 'vitest'
import { firstLimit, isNoLimit, typedLimitSchema } from './typed-limit.ts'

it.each([
  ['0', 0],
  [' 25 ', 25],
  ['1\u202f000', 1000],
  ['007', 7],
  [-1, -1],
])('reads %j as %j', (typed, limit) => {
  expect(typedLimitSchema.parse(typed)).toBe(limit)
  expect(isNoLimit(typed)).toBe(false)
})

it.each(['12.7', '12,7', '-5', '-1', '99999999999999', '1e3', 'many'])('refuses %j', (typed) => {
  expect(typedLimitSchema.safeParse(typed).error?.issues[0]?.message).toBe('invalidLimitValue')
  expect(isNoLimit(typed)).toBe(true)
})

it('misses what is not there', () => {
  expect(typedLimitSchema.safeParse(' ').error?.issues[0]?.message).toBe('required')
  expect(isNoLimit('')).toBe(false)
})

it('begins with a limit that shuts nobody out', () => {
  expect(firstLimit(0)).toBe(100)
  expect(firstLimit(340)).toBe(340)
})
