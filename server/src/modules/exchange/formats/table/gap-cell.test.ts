import type { Gap } from '@probant/kinds/gaps/gap'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gapCell, gapsIn, hasGaps } from './gap-cell.ts'

const text = fc
  .array(fc.constantFrom('3x', '12×', ' ', '\u00a0', '*', '#', '|', '\\', '[', ']', 'a', '4'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.join('').trim())
  .filter(Boolean)
const texts = fc.array(text, { minLength: 1, maxLength: 3 })
const weight = fc.constantFrom(1, 2, 10)

it('a cell says what is accepted, also where that looks like a weight or a sign that means something', () => {
  const typed = fc.record({
    kind: fc.constant('typed' as const),
    accepted: texts,
    ignoresAccents: fc.constant(false),
    weight,
  })
  const list = fc.record({
    kind: fc.constant('list' as const),
    choices: texts,
    right: fc.constant(0),
    weight,
  })
  const gap: fc.Arbitrary<Gap> = fc.oneof(typed, list)
  fc.assert(
    fc.property(gap, (one) => {
      expect(gapsIn(gapCell('[[1]]', [one], 'en'), false)).toEqual({ gapText: '[[1]]', gaps: [one] })
    }),
    { examples: [[{ kind: 'typed', accepted: ['3x', '4'], ignoresAccents: false, weight: 1 }]] },
  )
})

it('two brackets that lead nowhere are no gap, however many there are', () => {
  expect(gapsIn('a [[ b [[Paris]] c', false)).toMatchObject({ gapText: 'a [[ b [[1]] c' })
  expect(hasGaps('[['.repeat(500_000))).toBe(false)
  expect(hasGaps('[[a'.repeat(300_000))).toBe(false)
})
