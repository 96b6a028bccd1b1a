import { MINUTE, SECOND } from '#server/platform/clock.ts'
import type { AttemptKeys } from '#server/platform/security/attempts/service.ts'
import { networkOf } from '#server/platform/security/attempts/service.ts'

/**
 * Generous per address, since a whole class sits behind one; short per account, since its owner must not be
 * locked out by someone else's guessing.
 */
export const attemptKeys = {
  login: (email: string, address: string): AttemptKeys => ({
    account: { key: `login:account:${email}`, rule: { free: 5, longestMs: 30 * SECOND } },
    address: { key: `login:address:${networkOf(address)}`, rule: { free: 60, longestMs: 5 * MINUTE } },
  }),
  signUp: (address: string): AttemptKeys => ({
    address: { key: `signup:address:${networkOf(address)}`, rule: { free: 100, longestMs: 5 * MINUTE } },
  }),
  /** Keyed by what was typed, so that it tells nobody whether the account exists. */
  passwordReset: (email: string, address: string): AttemptKeys => ({
    account: { key: `reset:account:${email}`, rule: { free: 3, longestMs: 15 * MINUTE } },
    address: { key: `reset:address:${networkOf(address)}`, rule: { free: 60, longestMs: 5 * MINUTE } },
  }),
  verification: (email: string): AttemptKeys => ({
    account: { key: `verification:account:${email}`, rule: { free: 3, longestMs: 15 * MINUTE } },
  }),
}
