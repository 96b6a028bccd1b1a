import { MINUTE } from '#server/platform/clock.ts'
import { type AttemptKeys, networkKey, networkOf } from '#server/platform/security/attempts/service.ts'

/** Keyed by what was typed, so that they tell nobody who is invited. */
export const attemptKeys = {
  link: (quizId: string | undefined, email: string, address: string): AttemptKeys => ({
    tried: {
      key: `quiz-link:${quizId ?? 'any'}:${email}:${networkOf(address)}`,
      rule: { free: 3, longestMs: 15 * MINUTE },
    },
  }),

  /** A classmate may sit behind the same address: nobody waits for long because of them. */
  code: (shareLinkId: string, email: string, address: string): AttemptKeys => ({
    tried: {
      key: `share-code:${shareLinkId}:${email}:${networkOf(address)}`,
      rule: { free: 5, longestMs: 2 * MINUTE },
    },
    network: networkKey(address),
  }),

  /** Whoever asked for the code is made to wait, and nobody else for them. */
  guess: (requestId: string, address: string): AttemptKeys => ({
    tried: { key: `share-guess:${requestId}`, rule: { free: 10, longestMs: 15 * MINUTE } },
    network: networkKey(address),
  }),
}
