import { MINUTE, SECOND } from '#server/platform/clock.ts'
import {
  type AttemptKeys,
  type Counted,
  networkKey,
  networkOf,
} from '#server/platform/security/attempts/service.ts'

/** What is counted, and what has to wait: guessing at one account from one place, never the account as such. */
export const attemptKeys = {
  /** A browser that the account knows is counted by itself, and waits for nobody else's guesses. */
  login: ({ email, address, knownBrowser, getsHarder }: Login): AttemptKeys => ({
    tried: {
      key: `login:${email}:${knownBrowser ?? networkOf(address)}`,
      rule: { free: 5, longestMs: 5 * MINUTE },
    },
    network: {
      ...networkKey(address),
      rule: knownBrowser || getsHarder ? undefined : { free: 100, longestMs: 10 * SECOND },
    },
  }),

  /** A school may sign up at once; after that they come one by one. Never taken back: that is the point. */
  signUp: (address: string): AttemptKeys => ({
    tried: { key: `signup:${networkOf(address)}`, rule: { free: 300, longestMs: 15 * SECOND } },
    network: networkKey(address),
  }),

  /** Each sign-up mails to what was typed, which may be anybody's mailbox. Never taken back either. */
  signUpMailbox: (email: string, address: string): AttemptKeys => ({
    tried: { key: `signup:${email}:${networkOf(address)}`, rule: { free: 3, longestMs: 15 * MINUTE } },
  }),

  /** Signing up tells whether an address has an account: not to whoever asks about a whole list. */
  takenAddress: (address: string): Counted => ({
    key: `taken-address:${networkOf(address)}`,
    rule: { free: 30, longestMs: 30 * SECOND },
  }),

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

interface Login {
  email: string
  address: string
  /** What the account knows the browser by. */
  knownBrowser: string | undefined
  /** Do bot checks become harder the more goes wrong? Then nobody has to wait for what their network does. */
  getsHarder: boolean
}
