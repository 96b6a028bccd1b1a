import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createShareCodes } from './codes.ts'

const codes = createShareCodes({ secret: 'a secret for tests, long enough for anyone' })
const bearer = fc.record({ shareLinkId: fc.uuid(), email: fc.emailAddress() })

describe('a code', () => {
  it('has six digits, and is kept only as what nobody can read it from', () => {
    fc.assert(
      fc.property(bearer, (whose) => {
        const { code, codeHash } = codes.issue(whose)
        expect(code).toMatch(/^\d{6}$/)
        expect(codeHash).not.toContain(code)
        expect(codes.matches(whose, code, codeHash)).toBe(true)
      }),
    )
  })

  it('is good for one address and one link, on one installation', () => {
    fc.assert(
      fc.property(bearer, bearer, (whose, other) => {
        fc.pre(whose.email !== other.email && whose.shareLinkId !== other.shareLinkId)
        const { code, codeHash } = codes.issue(whose)
        expect(codes.matches({ ...whose, email: other.email }, code, codeHash)).toBe(false)
        expect(codes.matches({ ...whose, shareLinkId: other.shareLinkId }, code, codeHash)).toBe(false)
        expect(createShareCodes({ secret: 'another' }).matches(whose, code, codeHash)).toBe(false)
      }),
    )
  })

  it('is any of a million', () => {
    const issued = Array.from(
      { length: 500 },
      () => codes.issue({ shareLinkId: 'one', email: 'a@b.org' }).code,
    )
    expect(new Set(issued).size).toBeGreaterThan(490)
  })
})
