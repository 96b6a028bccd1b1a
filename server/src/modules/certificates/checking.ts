import { HOUR, MINUTE } from '#server/platform/clock.ts'
import { type Counted, networkOf } from '#server/platform/security/attempts/service.ts'

/** Numbers that nobody knows, from one network: a slip of the pen is free, trying them through takes for ever. */
export function attemptsFrom(address: string): Counted {
  return {
    key: `certificate:${networkOf(address)}`,
    rule: { free: 30, longestMs: MINUTE },
    memoryMs: HOUR,
  }
}
