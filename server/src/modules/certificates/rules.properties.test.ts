import { certificateNumberSchema, NUMBER_LETTERS, writtenNumber } from '@probant/contract/certificates/number'
import { DEFAULT_CERTIFICATE } from '@probant/contract/certificates/option'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newNumber } from './number.ts'
import { hasPassed, type Standing, stepOf, validityOf } from './step.ts'

describe('a number', () => {
  it('is read as it was written, however it is typed', () => {
    const gap = fc.constantFrom('', ' ', '-', ' - ', '–', '\u00a0')
    fc.assert(
      fc.property(fc.array(gap, { minLength: 12, maxLength: 12 }), fc.boolean(), (gaps, isSmall) => {
        const number = newNumber()
        const typed = [...number].map((letter, place) => letter + gaps[place]).join('')
        expect(certificateNumberSchema.parse(isSmall ? typed.toLowerCase() : typed)).toBe(number)
        expect(certificateNumberSchema.parse(writtenNumber(number))).toBe(number)
      }),
    )
  })

  it('has no letter that is taken for another one, and takes none for another', () => {
    for (const letter of '01258AEIOLSZBU') {
      expect(NUMBER_LETTERS).not.toContain(letter)
      expect(certificateNumberSchema.safeParse(letter.repeat(12)).success).toBe(false)
    }
  })

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 2000 }, () => newNumber())).size).toBe(2000)
  })
})

describe('a certificate follows its result', () => {
  it('issued and given back when that is told, withdrawn at once, and never against the creator', () => {
    fc.assert(
      fc.property(standing, (now) => {
        const step = stepOf(now)
        if (step === 'issue') expect(now).toMatchObject({ certificate: null, isWanted: true })
        if (step === 'issue' || step === 'giveBack')
          expect(now).toMatchObject({ isPassed: true, isTold: true })
        if (step === 'withdraw') expect(now).toMatchObject({ isPassed: false, isOpen: false })
        if (now.certificate?.withdrawnBy === 'creator') expect(step).toBeUndefined()
      }),
    )
  })

  it('is valid only where the result is passed, or not known yet, whatever happened before', () => {
    const outcome = fc.constantFrom('passed', 'missed', 'open')
    const happenings = fc.array(fc.record({ outcome, isTold: fc.boolean() }))
    fc.assert(
      fc.property(happenings, (happened) => {
        let certificate: Standing['certificate'] = null
        for (const { outcome, isTold } of happened) {
          const [isPassed, isOpen] = [outcome === 'passed', outcome === 'open']
          const before = certificate
          const step = stepOf({ certificate, isWanted: true, isPassed, isOpen, isTold })
          if (step === 'withdraw') certificate = { withdrawnBy: 'result' }
          else if (step) certificate = { withdrawnBy: null }
          if (certificate && certificate.withdrawnBy === null) expect(outcome).not.toBe('missed')
          if (isOpen) expect(certificate).toBe(before)
          if (isPassed && isTold) expect(certificate).toEqual({ withdrawnBy: null })
        }
      }),
    )
  })

  it('is passed by nobody who has to be graded still, or whose quiz has no pass mark', () => {
    const finishedAt = new Date()
    const full = { finishedAt, points: 10, totalPoints: 10, ungradedCount: 0 }
    expect(hasPassed(full, 100)).toBe(true)
    expect(hasPassed(full, null)).toBe(false)
    expect(hasPassed({ ...full, ungradedCount: 1 }, 50)).toBe(false)
    expect(hasPassed({ ...full, finishedAt: null }, 50)).toBe(false)
    expect(hasPassed({ ...full, points: 0, totalPoints: 0 }, 50)).toBe(false)
  })
})

describe('how long it is valid', () => {
  it.each([
    ['2027-01-31T10:00:00.000Z', 1, '2027-02-28T10:00:00.000Z'],
    ['2027-11-30T10:00:00.000Z', 3, '2028-02-29T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
    ['2026-11-19T10:00:00.000Z', 24, '2028-11-19T10:00:00.000Z'],
  ])('from %s for %d months: until %s', (from, validMonths, until) => {
    const { expiresAt } = validityOf({ ...DEFAULT_CERTIFICATE, validMonths }, new Date(from))
    expect(expiresAt?.toISOString()).toBe(until)
  })

  it('ends after it was issued, and its reminder comes in between or not at all', () => {
    const some = fc.record({
      validMonths: fc.integer({ min: 1, max: 120 }),
      reminderDays: fc.integer({ min: 1, max: 365 }),
    })
    const at = fc.date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(some, at, (option, issuedAt) => {
        const { expiresAt, remindAt } = validityOf({ ...DEFAULT_CERTIFICATE, ...option }, issuedAt)
        expect(expiresAt && expiresAt > issuedAt).toBe(true)
        if (remindAt) expect(remindAt > issuedAt && expiresAt && remindAt < expiresAt).toBe(true)
      }),
    )
  })
})

const standing: fc.Arbitrary<Standing> = fc.record({
  certificate: fc.option(
    fc.record({ withdrawnBy: fc.constantFrom(null, 'result' as const, 'creator' as const) }),
  ),
  isWanted: fc.boolean(),
  isTold: fc.boolean(),
  isPassed: fc.boolean(),
  isOpen: fc.boolean(),
})
