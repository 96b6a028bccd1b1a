import type { DeliveryFault } from '@probant/contract/webhooks/deliveries'
import { DAY, HOUR, later, MINUTE, SECOND } from '#server/platform/clock.ts'
import type { WebhookRow } from '../repository.ts'
import type { DeliveryRow } from './repository.ts'

/** What an attempt came to: the status of an answer, or why there was none. */
export interface Outcome {
  answerStatus: number | null
  fault: DeliveryFault | null
}

export function isTaken({ answerStatus }: Outcome): boolean {
  return answerStatus !== null && answerStatus >= 200 && answerStatus < 300
}

/** What fails is tried again after growing pauses: eleven times within a day. */
export const TRIED_FOR_MS = DAY
const PAUSES_MS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
]

/** What becomes of a message after its attempts so far. */
export function afterAttempt(
  outcome: Outcome,
  { attempts, triesUntil }: Pick<DeliveryRow, 'attempts' | 'triesUntil'>,
  now: Date,
): Pick<DeliveryRow, 'status' | 'nextAttemptAt' | 'answerStatus' | 'fault'> {
  if (isTaken(outcome)) return { ...outcome, status: 'delivered', nextAttemptAt: now }
  const nextAttemptAt = later(now, atMost(PAUSES_MS, attempts))
  return { ...outcome, status: nextAttemptAt > triesUntil ? 'failed' : 'waiting', nextAttemptAt }
}

/** An address that takes nothing is left alone as a whole, for longer each time: nobody calls it 10,000 times in vain. */
const HOLDS_MS = [5, 10, 20, 40, 80, 160, 320, 600].map((seconds) => seconds * SECOND)
/** After so long it is paused, and whoever keeps it hears of that. */
const FAILING_MOST_MS = 3 * DAY
/** By which a receiver says that it wants no more. */
const GONE = 410

export type Health = Pick<
  WebhookRow,
  'lastDeliveredAt' | 'failingSince' | 'failureCount' | 'heldUntil' | 'pausedAt' | 'pauseReason'
>

/** How an address stands after what was tried together. */
export function healthAfter(
  outcomes: readonly Outcome[],
  { failingSince, failureCount }: Pick<Health, 'failingSince' | 'failureCount'>,
  now: Date,
): Partial<Health> {
  if (outcomes.some(isTaken))
    return { lastDeliveredAt: now, failingSince: null, failureCount: 0, heldUntil: null }
  const since = failingSince ?? now
  const count = failureCount + 1
  const failing = {
    failingSince: since,
    failureCount: count,
    heldUntil: later(now, atMost(HOLDS_MS, count)),
  }
  if (outcomes.some(({ answerStatus }) => answerStatus === GONE))
    return { ...failing, pausedAt: now, pauseReason: 'gone' }
  if (later(since, FAILING_MOST_MS) <= now) return { ...failing, pausedAt: now, pauseReason: 'failing' }
  return failing
}

/** Of a row that grows: that of the first, second … time, and the last one for all after it. */
function atMost(row: readonly number[], time: number): number {
  return row[Math.min(time, row.length) - 1] ?? 0
}
