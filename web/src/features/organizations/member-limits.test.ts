import { expect, it } from 'vitest'
import { fieldIssues } from '#web/components/form/field-issues.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { limitRefusal, limitsAbove } from './member-limits.ts'

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
