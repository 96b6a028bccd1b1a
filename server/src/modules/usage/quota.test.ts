import { LIMIT_KINDS, type PlanLimits } from '@probant/contract/plans'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memberLimitFor, refusalOf } from './quota.ts'

const limits = (limit: number): PlanLimits => ({
  questions: limit,
  manualQuestions: limit,
  quizzes: limit,
  participants: limit,
  groups: limit,
  groupSize: limit,
})
const member = (limit: number) => ({ questions: limit, groups: limit, groupSize: limit })
const NOTHING = { inWorkspace: 0, byMember: 0 }

const limit = fc.oneof(fc.constant(-1), fc.integer({ min: 0, max: 50 }))
const used = fc.record({ inWorkspace: fc.integer({ min: 0, max: 60 }), byMember: fc.nat(60) })
const kind = fc.constantFrom(...LIMIT_KINDS)
const adding = fc.integer({ min: 1, max: 60 })

describe('whether a use fits', () => {
  it.each([
    ['questions', 'questionLimitExceeded', { count: 3, limit: 2 }],
    ['manualQuestions', 'manualQuestionLimitExceeded', { limit: 2 }],
    ['quizzes', 'quizLimitReached', { limit: 2 }],
    ['participants', 'participantLimitReached', { limit: 2 }],
    ['groups', 'groupLimitReached', { limit: 2 }],
    ['groupSize', 'groupSizeExceeded', { limit: 2 }],
  ] as const)('says of %s beyond the plan: %s', (kind, refusal, params) => {
    const refused = refusalOf({ kind, adding: 3 }, NOTHING, { plan: limits(2), member: null })
    expect(refused).toMatchObject({ refusal, params })
  })

  it.each(['questions', 'manualQuestions', 'quizzes'] as const)(
    'says for how many %s there is room',
    (kind) => {
      const used = { inWorkspace: 3, byMember: 3 }
      const refused = refusalOf({ kind, adding: 9 }, used, { plan: limits(5), member: null })
      expect(refused?.params).toMatchObject({ capacity: 2 })
    },
  )

  it('says otherwise where several hand-written questions come at once', () => {
    const use = { kind: 'manualQuestions', adding: 3, isBulk: true } as const
    const refused = refusalOf(use, NOTHING, { plan: limits(2), member: null })
    expect(refused?.refusal).toBe('manualQuestionQuotaExceeded')
  })

  it('names the member’s limit where it leaves less room than the plan', () => {
    const refused = refusalOf({ kind: 'manualQuestions', adding: 3 }, NOTHING, {
      plan: limits(5),
      member: member(2),
    })
    expect(refused).toMatchObject({ refusal: 'memberLimitReached', params: { type: 'questions', limit: 2 } })
  })

  it('names the plan where it leaves as little', () => {
    const refused = refusalOf({ kind: 'groups', adding: 3 }, NOTHING, { plan: limits(2), member: member(2) })
    expect(refused?.refusal).toBe('groupLimitReached')
  })

  it('allows exactly what stays within both limits', () => {
    fc.assert(
      fc.property(kind, adding, used, limit, limit, (kind, adding, used, planLimit, memberLimit) => {
        const refused = refusalOf({ kind, adding }, used, {
          plan: limits(planLimit),
          member: member(memberLimit),
        })
        const fitsPlan = planLimit === -1 || used.inWorkspace + adding <= planLimit
        const fitsMember =
          !memberLimitFor(kind) || memberLimit === -1 || used.byMember + adding <= memberLimit
        expect(refused === undefined).toBe(fitsPlan && fitsMember)
      }),
    )
  })

  it('never allows more where a limit is lower', () => {
    fc.assert(
      fc.property(kind, adding, used, fc.nat(50), fc.nat(50), (kind, adding, used, one, other) => {
        const fits = (limit: number) =>
          refusalOf({ kind, adding }, used, { plan: limits(limit), member: null }) === undefined
        if (fits(Math.min(one, other))) expect(fits(Math.max(one, other))).toBe(true)
      }),
    )
  })
})
