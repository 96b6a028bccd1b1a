import { ERRORS, type ErrorName } from '@probant/contract/errors'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import { isLimitRefusal, wayOut } from './use-limit-refusal.tsx'

describe('a refusal for a limit', () => {
  it.each(['SUBS004', 'SUBS005', 'SUBS006', 'SUBS007', 'SUBS008', 'SUBS009', 'MANQ008'])(
    'is known by %s, and leads to the plans',
    (code) => {
      expect(isLimitRefusal(refusal(code))).toBe(true)
      expect(wayOut(refusal(code))).toBe('plans')
    },
  )

  it('leads a member to the owner, and an inactive organization to its re-activation', () => {
    expect(wayOut(refused('memberLimitReached'))).toBe('askOwner')
    expect(wayOut(refused('organizationInactive'))).toBe('reactivate')
  })

  it('is nothing else that may go wrong', () => {
    expect(isLimitRefusal(refused('subscriptionNotFound'))).toBe(false)
    expect(isLimitRefusal(refused('internalError'))).toBe(false)
    expect(isLimitRefusal(new Error('SUBS004'))).toBe(false)
    expect(isLimitRefusal(null)).toBe(false)
  })
})

function refused(name: ErrorName): ApiError {
  return refusal(ERRORS[name].code)
}

function refusal(code: string): ApiError {
  return new ApiError({ code, message: 'No' }, 403)
}
