import { DAY, MINUTE } from '#server/platform/clock.ts'
import { type AttemptKeys, networkOf } from '#server/platform/security/attempts/service.ts'

interface Place {
  userId: string
  address: string
  /** What the account knows the browser by. */
  knownBrowser: string | undefined
}

/**
 * Whoever guesses at a second factor has the password already, so the account as such is counted as well: six digits
 * must not fall to somebody with many networks. A browser that the account knows waits for its own guesses only.
 */
export function secondFactorKeys({ userId, address, knownBrowser }: Place): AttemptKeys {
  const key = `second-factor:${userId}`
  return {
    tried: { key: `${key}:${knownBrowser ?? networkOf(address)}`, rule: { free: 5, longestMs: 5 * MINUTE } },
    network: knownBrowser ? undefined : { key, rule: { free: 30, longestMs: 5 * MINUTE }, memoryMs: 7 * DAY },
  }
}
