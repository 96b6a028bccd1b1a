import { MEMBER_LIMIT_KINDS } from '@probant/contract/members'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limitsRefusal } from './member-limits.ts'

const used = fc.record({ questions: fc.nat(), groups: fc.nat(), groupSize: fc.nat() })
const limit = fc.oneof(fc.constant(-1), fc.nat())
const limits = fc.record({ questions: limit, groups: limit, groupSize: limit })

it('names exactly those limits that are below what is in use', () => {
  fc.assert(
    fc.property(limits, used, (limits, used) => {
      const named = Object.keys(limitsRefusal(limits, used)?.fields ?? {})
      for (const kind of MEMBER_LIMIT_KINDS) {
        const fits = limits[kind] === -1 || limits[kind] >= used[kind]
        expect(named.includes(kind)).toBe(!fits)
      }
    }),
  )
})

it('says how much is in use of the first', () => {
  const refused = limitsRefusal(
    { questions: -1, groups: 1, groupSize: 3 },
    { questions: 9, groups: 2, groupSize: 4 },
  )
  expect(refused?.params).toEqual({ type: 'groups', used: 2 })
})

it('takes a limit that is just what is in use', () => {
  fc.assert(fc.property(used, (used) => limitsRefusal(used, used) === undefined))
})
