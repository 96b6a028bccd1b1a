import { VIOLATIONS } from '@probant/contract/participants/participant'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { judge, type Noted } from './verdict.ts'

const AT = new Date('2026-11-16T09:00:00.000Z')
const kind = fc.constantFrom(...VIOLATIONS, 'full_screen_left', 'developer_tools', 'warning_confirmed')

/** A journal as a page writes it: numbered, with time going on between the lines. */
const journal = fc
  .array(fc.record({ kind, afterMs: fc.integer({ min: 0, max: 4000 }) }), { maxLength: 14 })
  .map((lines) => {
    let elapsedMs = 0
    return lines.map(({ kind, afterMs }, index): Noted => {
      elapsedMs += afterMs
      return { id: `line ${index + 1}`, number: index + 1, kind, elapsedMs, notedAt: AT }
    })
  })
const rules = { policy: 'end', exemptions: [] } as const

it('it makes no difference in which order the lines come in', () => {
  fc.assert(
    fc.property(journal, fc.infiniteStream(fc.nat()), (lines, luck) => {
      const mixed = lines
        .map((line) => ({ line, luck: luck.next().value ?? 0 }))
        .sort((one, other) => one.luck - other.luck)
        .map(({ line }) => line)
      expect(judge(mixed, rules)).toEqual(judge(lines, rules))
    }),
  )
})

it('nothing is over before a warning was confirmed and violated again', () => {
  fc.assert(
    fc.property(journal, (lines) => {
      const first = lines.findIndex(({ kind }) => (VIOLATIONS as readonly string[]).includes(kind))
      const confirmed = lines.findIndex(({ kind }, index) => index > first && kind === 'warning_confirmed')
      const again = lines.some(
        ({ kind }, index) => index > confirmed && (VIOLATIONS as readonly string[]).includes(kind),
      )
      if (judge(lines, rules).isOver) expect(first >= 0 && confirmed >= 0 && again).toBe(true)
    }),
  )
})

it('the policy decides what follows, not what is noted; only one of them ends anything', () => {
  fc.assert(
    fc.property(journal, (lines) => {
      expect(judge(lines, { ...rules, policy: 'warn' }).counted).toEqual(judge(lines, rules).counted)
      expect(judge(lines, { ...rules, policy: 'warn' }).isOver).toBe(false)
      expect(judge(lines, { ...rules, policy: 'record' })).toMatchObject({ warning: null, isOver: false })
    }),
  )
})

it('who is exempt from everything has done nothing', () => {
  fc.assert(
    fc.property(journal, (lines) => {
      const judged = judge(lines, { policy: 'end', exemptions: VIOLATIONS })
      expect(judged).toEqual({ counted: new Set(), warning: null, setAside: new Set(), isOver: false })
    }),
  )
})

it('two acts less than a second apart are one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 6 }), (times) => {
      const lines = times.map(
        (elapsedMs, index): Noted => ({
          id: `line ${index + 1}`,
          number: index + 1,
          kind: 'window_blur',
          elapsedMs,
          notedAt: AT,
        }),
      )
      expect(judge(lines, { ...rules, policy: 'record' }).counted.size).toBe(1)
    }),
  )
})
