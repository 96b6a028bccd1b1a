import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, decimal, decimalOf, numberOf, rounded } from './decimal.ts'
import { readNumber } from './number.ts'
import { readAccepted, spelled, spelledNumber } from './spelling.ts'
import type { Accepted } from './tolerance.ts'

describe('what was typed', () => {
  it.each([
    ['42', 42],
    ['3.14', 3.14],
    ['3,14', 3.14],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['+7', 7],
    ['-7', -7],
    ['\u22127', -7],
    ['\u2013 7', -7],
    ['007', 7],
    ['1 234', 1234],
    ['1\u202f234\u202f567,5', 1234567.5],
    ['1\u00a0234', 1234],
    ['1\u2009234', 1234],
    ['1’234.5', 1234.5],
    ["12'345'678", 12345678],
    ['1,234,567', 1234567],
    ['1.234.567', 1234567],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    // One separator is the decimal sign.
    ['1,234', 1.234],
    ['1.234', 1.234],
    ['1e3', 1000],
    ['1E3', 1000],
    ['1e+3', 1000],
    ['1.5e-3', 0.0015],
    ['1,5e\u22123', 0.0015],
    ['1,5·10^3', 1500],
    ['1.5x10^3', 1500],
    ['1.5 x 10^3', 1500],
    ['1.5*10**3', 1500],
    ['1.5×10³', 1500],
    ['1.5 × 10⁻³', 0.0015],
    ['1,5.10^3', 1500],
    ['3.10^8', 3e8],
    ['2·10^(-3)', 0.002],
    ['10^3', 1000],
    ['-10^3', -1000],
    ['10³', 1000],
    ['10⁻²', 0.01],
  ])('%j is %d', (text, value) => {
    const read = readNumber(text)
    expect(read && numberOf(read.value)).toBe(value)
    expect(read?.unit).toBe('')
  })

  it.each([
    ['12 %', 12, '%'],
    ['5m', 5, 'm'],
    ['5 m/s^2', 5, 'm/s^2'],
    ['1,5·10^3 km', 1500, 'km'],
    ['10³ m²', 1000, 'm²'],
    ['2eV', 2, 'eV'],
    ['5 e', 5, 'e'],
    ['-3 °C', -3, '°C'],
    ['€ 5,50', 5.5, '€'],
    ['5 $', 5, '$'],
    ['1 234 µm', 1234, 'µm'],
  ])('%j is %d %s', (text, value, unit) => {
    const read = readNumber(text)
    expect(read && numberOf(read.value)).toBe(value)
    expect(read?.unit).toBe(unit)
  })

  it.each([
    '',
    ' ',
    'pi',
    'm 5',
    '1/2',
    '12 34',
    '1,23,456',
    '1,234,56',
    '3.14.15',
    '1 234\u00a0567',
    '210^8',
    '2x3',
    '5 + 3',
    '5-3',
    '--5',
    '€5 m',
    'e5',
    '0x1F',
    `5 ${'m'.repeat(31)}`,
  ])('%j is no number', (text) => {
    const read = readNumber(text)
    expect(read === undefined || read.unit !== '').toBe(true)
    if (read) expect(text).toMatch(/[x]/)
  })

  it('may be thousands where one comma or point stands before three digits', () => {
    const flagged = ['1,234', '999,000', '1.234', '300.000 km/s']
    expect(flagged.map((text) => readNumber(text)?.thousandsSign)).toEqual([',', ',', '.', '.'])
    for (const text of ['0,234', '1234,567', '1,23', '1.2345', '1.234,5'])
      expect(readNumber(text)?.thousandsSign).toBe('')
  })

  it('is read as it is spelled here, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.integer({ min: -60, max: 60 }),
        fc.constantFrom('en' as const, 'fr' as const),
        (digits, exponent, locale) => {
          const value = decimal(digits, exponent)
          const read = readNumber(spelledNumber(value, locale))
          expect(read?.unit).toBe('')
          expect(read && compare(read.value, value)).toBe(0)
        },
      ),
    )
  })

  it('is never an error', () => {
    const sign = fc.constantFrom(...'0123456789.,eE+-\u2212^*x×·()⁰¹²⁻ \u00a0’m%€'.split(''))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: sign }), fc.string({ unit: 'binary' })), (text) => {
        expect(() => readNumber(text)).not.toThrow()
        expect(() => readAccepted(text)).not.toThrow()
      }),
      { numRuns: 2000 },
    )
  })
})

describe('what is accepted', () => {
  const value = fc.integer({ min: -1e9, max: 1e9 }).map((digits) => digits / 1e4)
  const tolerance = fc.integer({ min: 0, max: 1e6 }).map((digits) => digits / 1e3)
  const share = fc.constantFrom({}, { share: 0.5 }, { share: 0.25 })
  const accepted: fc.Arbitrary<Accepted> = fc
    .oneof(
      fc.record({ within: fc.constantFrom('amount' as const, 'percent' as const), value, tolerance }),
      fc.record({ within: fc.constant('digits' as const), value, digits: fc.integer({ min: 1, max: 15 }) }),
      fc
        .tuple(value, tolerance)
        .map(([from, more]) => ({ within: 'range' as const, from, to: Number((from + more).toFixed(4)) })),
    )
    .chain((one) => share.map((part) => ({ ...one, ...part })))

  it('is read as it is spelled, in both languages', () => {
    fc.assert(
      fc.property(accepted, fc.constantFrom('en' as const, 'fr' as const), (one, locale) => {
        expect(readAccepted(spelled(one, locale))).toEqual(one)
      }),
    )
  })

  it.each([
    ['3.14', { within: 'amount', value: 3.14, tolerance: 0 }],
    ['3.14 ± 0.01', { within: 'amount', value: 3.14, tolerance: 0.01 }],
    ['3,14 +/- 0,01', { within: 'amount', value: 3.14, tolerance: 0.01 }],
    ['3.14 ± 2 %', { within: 'percent', value: 3.14, tolerance: 2 }],
    ['3.14±2%', { within: 'percent', value: 3.14, tolerance: 2 }],
    ['1..5', { within: 'range', from: 1, to: 5 }],
    ['-5 .. -1.5', { within: 'range', from: -5, to: -1.5 }],
    ['1.5…2', { within: 'range', from: 1.5, to: 2 }],
    ['3.14 (3 digits)', { within: 'digits', value: 3.14, digits: 3 }],
    ['3.14 (3 s.f.)', { within: 'digits', value: 3.14, digits: 3 }],
    ['1822 ± 2 (50 %)', { within: 'amount', value: 1822, tolerance: 2, share: 0.5 }],
  ])('%j', (text, expected) => {
    expect(readAccepted(text)).toEqual(expected)
  })

  it.each(['pi', '3 ± ', '± 3', '3 ± -1', '1 ± 2 ± 3', '3 m ± 2', '12345678901234567890123', '1e200'])(
    '%j says none',
    (text) => {
      expect(readAccepted(text)).toBeUndefined()
    },
  )
})

it('rounds halves away from 0', () => {
  expect([3.145, 3.144, -3.145, 9.995, 1234].map((one) => numberOf(rounded(decimalOf(one), 3)))).toEqual([
    3.15, 3.14, -3.15, 10, 1230,
  ])
})
