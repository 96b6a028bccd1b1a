import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ShapesOf } from '../kind.ts'
import { decimalOf, minus, plus, times } from './decimal.ts'
import { numeric } from './rule.ts'
import * as schemas from './schemas.ts'
import { spelledNumber } from './spelling.ts'
import { type Accepted, spanOf } from './tolerance.ts'

type Kept = ShapesOf<typeof schemas>['kept']

const M: Kept['units'] = [
  { name: 'm', factor: 1 },
  { name: 'cm', factor: 0.01 },
]

describe('a tolerance', () => {
  it.each<[Accepted, string[], string[]]>([
    [
      { within: 'amount', value: 3.14, tolerance: 0.01 },
      ['3.14', '3.13', '3.15', '3,15', '31.5e-1'],
      ['3.151', '3.1299999', '-3.14', ''],
    ],
    [
      { within: 'amount', value: 0.3, tolerance: 0 },
      ['0.3', '.30', '3e-1', '0,300'],
      ['0.30000000000000004'],
    ],
    [{ within: 'percent', value: 200, tolerance: 5 }, ['190', '210', '200'], ['189.99', '210.01', '-200']],
    [{ within: 'percent', value: -200, tolerance: 5 }, ['-190', '-210'], ['-189', '200']],
    [{ within: 'range', from: 1, to: 5 }, ['1', '5', '3.3'], ['0.99', '5.01']],
    [
      { within: 'digits', value: 9.80665, digits: 3 },
      ['9.81', '9.80665', '9.805', '9.8149', '981e-2'],
      ['9.8', '9.815', '9.80'],
    ],
    [{ within: 'digits', value: 1234, digits: 2 }, ['1200', '1234', '1.2e3', '1249'], ['1250', '1300']],
    [{ within: 'digits', value: 0, digits: 2 }, ['0', '0.00'], ['0.001']],
  ])('%j', (accepted, right, wrong) => {
    const content = asking({ values: [accepted] })
    expect(right.map((text) => mark(content, text))).toEqual(right.map(() => 1))
    expect(wrong.map((text) => mark(content, text))).toEqual(wrong.map(() => 0))
  })

  it('ends exactly where it says, whatever the number', () => {
    const size = fc.integer({ min: -1e9, max: 1e9 }).map((digits) => digits / 1e5)
    const reach = fc.integer({ min: 0, max: 1e6 }).map((digits) => digits / 1e5)
    const within = fc.constantFrom('amount' as const, 'percent' as const)
    fc.assert(
      fc.property(size, reach, within, (value, tolerance, within) => {
        const accepted: Accepted = { within, value, tolerance }
        const span = spanOf(accepted)
        const content = asking({ values: [accepted] })
        const beyond = times(span.reach, decimalOf(1.000001))
        for (const edge of [plus(span.centre, span.reach), minus(span.centre, span.reach)])
          expect(mark(content, spelledNumber(edge, 'fr'))).toBe(1)
        if (span.reach.digits > 0n)
          expect(mark(content, spelledNumber(plus(span.centre, beyond), 'en'))).toBe(0)
      }),
    )
  })

  it('may earn a part of the points, where a nearer one earns all', () => {
    const content = asking({
      values: [
        { within: 'amount', value: 1822, tolerance: 0 },
        { within: 'amount', value: 1822, tolerance: 2, share: 0.5 },
      ],
    })
    expect(['1822', '1823', '1825'].map((text) => mark(content, text))).toEqual([1, 0.5, 0])
  })
})

describe('a unit', () => {
  const values: Kept['values'] = [{ within: 'amount', value: 1.5, tolerance: 0.01 }]

  it('is no part of the answer where none is asked for', () => {
    const content = asking({ values })
    expect(['1.5', '1,5', '1.5 m', '1.5 %'].map((text) => mark(content, text))).toEqual([1, 1, 0, 0])
  })

  it('counts with its factor, and costs what the author says where it is wrong or missing', () => {
    const content = asking({ values, units: M, unitUse: 'required', unitPenalty: 0.25 })
    const typed = ['1.5 m', '150cm', '150 m', '1.5', '1.5 kg', '1.5 M', '2 kg']
    expect(typed.map((text) => mark(content, text))).toEqual([1, 1, 0, 0.75, 0.75, 0.75, 0])
  })

  it('need not be given where that is up to the participant, or where the paper shows it', () => {
    for (const unitUse of ['optional', 'shown'] as const) {
      const content = asking({ values, units: M, unitUse, unitPenalty: 1 })
      expect(['1.5', '1.5 m', '150 cm', '1.5 kg'].map((text) => mark(content, text))).toEqual([1, 1, 1, 0])
    }
    expect(numeric.show(asking({ values, units: M, unitUse: 'shown' }), [], String)).toMatchObject({
      unit: 'm',
    })
    expect(numeric.show(asking({ values, units: M, unitUse: 'required' }), [], String)).toMatchObject({
      unit: '',
    })
  })

  it('is the same however it is spelled', () => {
    const units = [
      { name: 'm/s²', factor: 1 },
      { name: 'µm·s⁻²', factor: 1e-6 },
    ]
    const content = asking({ values, units, unitUse: 'required' })
    const typed = ['1.5 m/s^2', '1,5m/s2', '1.5 m / s²', '1500000 μm.s^-2', '1.5·10⁶ µm*s-2', '1.5 M/s²']
    expect(typed.map((text) => mark(content, text))).toEqual([1, 1, 1, 1, 1, 0])
  })

  it('may have a factor that no decimal holds', () => {
    const units = [
      { name: 'm/s', factor: 1 },
      { name: 'km/h', factor: 1 / 3.6 },
    ]
    const content = asking({
      values: [{ within: 'amount', value: 10, tolerance: 0 }],
      units,
      unitUse: 'required',
    })
    expect(mark(content, '36 km/h')).toBe(1)
    expect(mark(content, '36.0001 km/h')).toBe(0)
  })
})

describe('what an author writes', () => {
  const exact = { within: 'amount', value: 1, tolerance: 0 }
  it.each([
    ['answerRequired', { values: [] }],
    ['required', { values: [{ within: 'amount', tolerance: 0 }] }],
    ['numberUnreadable', { values: [{ within: 'amount', value: 'pi', tolerance: 0 }] }],
    ['numberUnreadable', { values: [{ within: 'amount', value: 1e200, tolerance: 0 }] }],
    ['numberNegative', { values: [{ within: 'percent', value: 1, tolerance: -1 }] }],
    ['digitsOutOfRange', { values: [{ within: 'digits', value: 1, digits: 0 }] }],
    ['digitsOutOfRange', { values: [{ within: 'digits', value: 1, digits: 2.5 }] }],
    ['rangeBackwards', { values: [{ within: 'range', from: 2, to: 1 }] }],
    ['firstNumberCounts', { values: [{ ...exact, share: 0.5 }] }],
    ['shareOutOfRange', { values: [exact, { ...exact, share: 1.5 }] }],
    ['invalid', { values: Array.from({ length: 11 }, () => exact) }],
    ['unitRequired', { values: [exact], unitUse: 'optional' }],
    ['unitsNotUnique', { values: [exact], units: [M[0], { name: ' m ', factor: 2 }] }],
    ['firstUnitFactor', { values: [exact], units: [{ name: 'cm', factor: 0.01 }] }],
    ['numberNotPositive', { values: [exact], units: [M[0], { name: 'b', factor: 0 }] }],
    ['unitUnreadable', { values: [exact], units: [{ name: 'e3', factor: 1 }] }],
    ['unitUnreadable', { values: [exact], units: [{ name: '/s', factor: 1 }] }],
  ])('%s: %j', (code, written) => {
    const { error } = schemas.written.safeParse(written)
    expect(error?.issues.map(({ message }) => message)).toContain(code)
  })
})

const value = fc.integer({ min: -1e9, max: 1e9 }).map((digits) => digits / 1e4)
const size = fc.integer({ min: 0, max: 1e6 }).map((digits) => digits / 1e3)
const accepted: fc.Arbitrary<Accepted> = fc.oneof(
  fc.record({ within: fc.constantFrom('amount' as const, 'percent' as const), value, tolerance: size }),
  fc.record({ within: fc.constant('digits' as const), value, digits: fc.integer({ min: 1, max: 15 }) }),
  fc
    .tuple(value, size)
    .map(([from, more]) => ({ within: 'range' as const, from, to: Number((from + more).toFixed(4)) })),
)
const kept: fc.Arbitrary<Kept> = fc
  .record({
    values: fc.array(accepted, { minLength: 1, maxLength: 9 }),
    units: fc.constantFrom(M.slice(0, 1), M),
    unitUse: fc.constantFrom('none', 'shown', 'optional', 'required'),
    unitPenalty: fc.constantFrom(0, 0.1, 0.5, 1),
  })
  .map((content): Kept => ({ type: 'numeric', ...content }))
const typed = fc.oneof(
  value.map((one) => spelledNumber(one, 'fr')),
  fc.tuple(value, fc.constantFrom('m', 'cm', 'kg', '%')).map(([one, unit]) => `${one} ${unit}`),
  fc.string(),
)

describe('whatever is asked', () => {
  it('what is written can be written again, and all that is kept passes the schema', () => {
    fc.assert(
      fc.property(kept, (content) => {
        const written = numeric.write(content)
        expect(schemas.written.parse(written)).toEqual(written)
        expect(schemas.kept.parse(content)).toEqual(content)
        expect(numeric.keep(written, { block: String, inline: String })).toEqual(content)
      }),
    )
  })

  it('an answer earns between nothing and all, and what is accepted earns all', () => {
    fc.assert(
      fc.property(kept, typed, (content, text) => {
        const share = mark(content, text)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        for (const one of content.values) {
          const middle = 'value' in one ? one.value : one.from
          const unit = content.unitUse === 'none' ? '' : ` ${content.units[0]?.name}`
          expect(mark(content, `${spelledNumber(middle, 'fr')}${unit}`)).toBe(1)
        }
      }),
    )
  })

  it('what is accepted afterwards is right from then on, and nothing becomes wrong by it', () => {
    fc.assert(
      fc.property(kept, typed, typed, (content, text, other) => {
        const changed = numeric.accepting?.with(content, text)
        if (!changed || numeric.accepting?.accepts(content, text)) return
        expect(mark(changed, text)).toBe(1)
        expect(mark(changed, other)).toBeGreaterThanOrEqual(mark(content, other))
        expect(schemas.written.safeParse(numeric.write(changed)).success).toBe(true)
      }),
    )
  })

  it('a paper says nothing of what is accepted', () => {
    fc.assert(
      fc.property(kept, kept, (one, other) => {
        const alike = { ...other, unitUse: one.unitUse, units: one.units }
        expect(numeric.show(alike, [], String)).toEqual(numeric.show(one, [], String))
      }),
    )
  })
})

describe('after the exam', () => {
  const content = asking({
    values: [{ within: 'amount', value: 3.14, tolerance: 0.01 }],
    units: M,
    unitUse: 'required',
  })
  const { accepting } = numeric

  it('the tolerance can be made wider, and never narrower', () => {
    const wider = accepting?.with(content, '3.14 ± 0.05')
    expect(wider?.values).toEqual([{ within: 'amount', value: 3.14, tolerance: 0.05 }])
    expect(accepting?.accepts(content, '3.14 ± 0.05')).toBe(false)
    expect(accepting?.accepts(content, '3.14 ± 0.001')).toBe(true)
    expect(accepting?.with(content, '3..3.5')?.values).toHaveLength(2)
    expect(mark(content, '3.14 ± 0.01')).toBe(0)
  })

  it('another number, another unit, or none can be accepted', () => {
    expect(accepting?.with(content, '22 cm')?.values[1]).toEqual({
      within: 'amount',
      value: 0.22,
      tolerance: 0,
    })
    expect(accepting?.with(content, '3.14 metres')?.units[2]).toEqual({ name: 'metres', factor: 1 })
    expect(accepting?.with(content, '3.14')?.unitUse).toBe('optional')
    expect(accepting?.with(content, 'three')).toBeUndefined()
  })

  it('what is nearly right is known: twice as far off, or with another unit', () => {
    const near = ['3.16 m', '3.14 kg', '3.14', '316 cm', '3.17 m', '3.14 m', 'pi']
    const told = '3.14 ± 0.01\u00a0m'
    expect(near.map((text) => accepting?.nearly(content, text, 'en'))).toEqual([
      ...[told, told, told, told],
      ...[undefined, undefined, undefined],
    ])
  })

  it('is one answer in whatever spelling', () => {
    const spellings = ['3,2 m', '3.20m', '320 cm', '3.2·10⁰ m']
    expect(new Set(spellings.map((text) => accepting?.comparable(content, text))).size).toBe(1)
  })
})

it('is told in words of either language', () => {
  const content = asking({
    values: [
      { within: 'amount', value: 1500.5, tolerance: 0.5 },
      { within: 'percent', value: 1500, tolerance: 2, share: 0.5 },
      { within: 'range', from: -1, to: 5 },
      { within: 'digits', value: 3.14, digits: 3 },
    ],
    units: M.slice(0, 1),
    unitUse: 'optional',
  })
  expect(numeric.rightOf(content, []).accepted).toEqual({
    en: [
      '1500.5 ± 0.5\u00a0m',
      '1500\u00a0m ± 2% (50% of the points)',
      '\u22121 to 5\u00a0m',
      '3.14\u00a0m (3 significant digits)',
    ],
    fr: [
      '1500,5 ± 0,5\u00a0m',
      '1500\u00a0m ± 2\u00a0% (50\u00a0% des points)',
      'de \u22121 à 5\u00a0m',
      '3,14\u00a0m (3\u00a0chiffres significatifs)',
    ],
  })
})

function asking(content: Partial<Kept> & Pick<Kept, 'values'>): Kept {
  return { type: 'numeric', units: [], unitUse: 'none', unitPenalty: 1, ...content }
}

function mark(content: Kept, text: string): number {
  return Number(numeric.mark(content, { type: 'numeric', text }))
}
