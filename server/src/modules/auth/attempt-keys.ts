import { MINUTE } from '#server/platform/clock.ts'
import { type AttemptKeys, networkKey, networkOf } from '#server/platform/security/attempts/service.ts'

/** What is counted, and what has to wait: guessing at one account from one place, never the account as such. */
export const attemptKeys = {
  login: (email: string, address: string): AttemptKeys => ({
    tried: { key: `login:${email}:${networkOf(address)}`, rule: { free: 5, longestMs: 5 * MINUTE } },
    network: networkKey(address),
  }),

  signUp: (address: string): AttemptKeys => ({ network: networkKey(address) }),

  /** Keyed by what was typed, so that it tells nobody whether the account exists. */
  passwordReset: (email: string, address: string): AttemptKeys => ({
    tried: { key: `reset:${email}:${networkOf(address)}`, rule: { free: 3, longestMs: 15 * MINUTE } },
  }),

  /** Only the account itself can ask for these. */
  passwordOffer: (userId: string): AttemptKeys => ({
    tried: { key: `password-offer:${userId}`, rule: { free: 3, longestMs: 15 * MINUTE } },
  }),

  verification: (userId: string): AttemptKeys => ({
    tried: { key: `verification:${userId}`, rule: { free: 3, longestMs: 15 * MINUTE } },
  }),
}

/** How many times as hard the next bot check is, after so many failures from one network: twice per sixty. */
export function hardnessAfter(failures: number): number {
  return 2 ** Math.min(3, Math.floor(failures / 60))
}
