import { MINUTE, SECOND } from '#server/platform/clock.ts'
import { type AttemptKeys, networkOf } from '#server/platform/security/attempts/service.ts'

/** How often the demo may be asked for something; each of these is a delay, never a lock, and none is taken back. */
export const attemptKeys = {
  /** A class tries it out at once, then one by one. All networks together come in a steady stream at most. */
  making: (address: string): AttemptKeys => ({
    tried: { key: `tryout:${networkOf(address)}`, rule: { free: 120, longestMs: 10 * SECOND } },
    network: { key: 'tryout', rule: { free: 300, longestMs: SECOND / 4 }, memoryMs: MINUTE },
  }),

  /** Every pause in typing asks for one. */
  previewing: (address: string): AttemptKeys => ({
    tried: { key: `tryout-preview:${networkOf(address)}`, rule: { free: 600, longestMs: SECOND } },
    network: { key: 'tryout-preview', rule: { free: 1200, longestMs: SECOND / 10 }, memoryMs: MINUTE },
  }),

  /** Every pause in typing a subject asks for some, and they cost next to nothing. */
  suggesting: (address: string): AttemptKeys => ({
    tried: { key: `tryout-subjects:${networkOf(address)}`, rule: { free: 600, longestMs: SECOND } },
    network: { key: 'tryout-subjects', rule: { free: 1200, longestMs: SECOND / 10 }, memoryMs: MINUTE },
  }),

  keeping: (userId: string): AttemptKeys => ({
    tried: { key: `tryout-keep:${userId}`, rule: { free: 30, longestMs: MINUTE } },
  }),
}
