import fc from 'fast-check'
import { expect, it } from 'vitest'
import { acceptanceRefusal } from './acceptance.ts'

const now = new Date('2026-11-16T09:00:00.000Z')
const instant = fc.constantFrom(-1, 0, 1).map((hours) => new Date(now.getTime() + hours * 3_600_000))
const email = fc.constantFrom('one@example.org', 'two@example.org')
const acceptance = fc.record({
  person: fc.record({ email, emailVerifiedAt: fc.option(instant) }),
  isMember: fc.boolean(),
  hasToken: fc.boolean(),
  invitation: fc.option(fc.record({ email, expiresAt: instant }), { nil: undefined }),
  now: fc.constant(now),
})

it('lets in whoever was invited in time at their own, proven address, and nobody else', () => {
  fc.assert(
    fc.property(acceptance, (asked) => {
      const { person, isMember, hasToken, invitation } = asked
      const isInvited = invitation?.email === person.email && invitation.expiresAt > now
      const isProven = hasToken || person.emailVerifiedAt !== null
      expect(acceptanceRefusal(asked) === undefined).toBe(isInvited && isProven && !isMember)
    }),
  )
})

it('says the same to an unproven address without a link, invited or not', () => {
  fc.assert(
    fc.property(acceptance, (asked) => {
      const unproven = { ...asked, hasToken: false, person: { ...asked.person, emailVerifiedAt: null } }
      expect(acceptanceRefusal(unproven)).toBe('emailNotVerified')
    }),
  )
})

it('finds nothing for a stranger', () => {
  fc.assert(
    fc.property(acceptance, (asked) => {
      const stranger = { ...asked, hasToken: true, isMember: false, invitation: undefined }
      expect(acceptanceRefusal(stranger)).toBe('invitationNotFound')
    }),
  )
})
