import { expect, it } from 'vitest'
import { fieldIssues } from '#web/components/form/issues.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { firstLimit, isNoLimit, limitRefusal, limitsAbove, typedLimitSchema } from './member-limits.ts'

const USAGE = { questions: 12, groups: 2, groupSize: 0 }
const KINDS = ['questions', 'groups', 'groupSize']

it('accepts a limit from what is in use upwards, or none at all', () => {
  expect(fieldIssues(limitsAbove(USAGE), { questions: '12', groups: -1, groupSize: '0' }, KINDS)).toEqual({})
})

it('refuses a limit below what is in use, and one that is no limit', () => {
  const typed = { questions: '11', groups: '', groupSize: '-2' }
  expect(fieldIssues(limitsAbove(USAGE), typed, KINDS)).toEqual({
    questions: 'belowUsage',
    groups: 'required',
    groupSize: 'invalidLimitValue',
  })
})

it('shows a refusal at the field that the server means', () => {
  const limits = { questions: 50, groups: 3, groupSize: 10 }
  const named = new ApiError({ code: 'ORGA011', message: 'Below.', params: { type: 'groups' } }, 409)
  expect(limitRefusal(named, limits, USAGE)).toEqual({ groups: 'Below.' })
  const listed = new ApiError({ code: 'ORGA012', message: 'Bad.', fields: { groupSize: 'No limit.' } }, 422)
  expect(limitRefusal(listed, limits, USAGE)).toEqual({ groupSize: 'No limit.' })
  const both = new ApiError(
    {
      code: 'ORGA011',
      message: 'Uses 12.',
      params: { type: 'questions', used: 12 },
      fields: { questions: 'Below.', groups: 'Below.' },
    },
    409,
  )
  expect(limitRefusal(both, limits, USAGE)).toEqual({ questions: 'Uses 12.', groups: 'Below.' })
  const other = new ApiError({ code: 'ORGA025', message: 'Failed.' }, 500)
  expect(limitRefusal(other, limits, USAGE)).toBeUndefined()
})

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
