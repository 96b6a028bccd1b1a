import { type Generation, REJECTION_REASONS, type RejectionReason } from '@probant/contract/generation'

/** How it ended: with all that was asked for, with less, stopped by somebody, or broken. */
export type Outcome = 'complete' | 'short' | 'cancelled' | 'failed'

/** What can be done about the missing ones. */
export type Advice = 'askAgain' | 'longerText' | 'ownText'

export interface Summary {
  outcome: Outcome
  missing: number
  /** Why candidates were turned away, the commonest first. */
  rejected: { reason: RejectionReason; count: number }[]
  rejectedCount: number
  advice: Advice | undefined
}

export function summaryOf(generation: Generation): Summary {
  const missing = Math.max(0, generation.asked - generation.delivered)
  const rejected = REJECTION_REASONS.flatMap((reason) => {
    const count = generation.rejected[reason] ?? 0
    return count > 0 ? [{ reason, count }] : []
  }).sort((one, other) => other.count - one.count)
  return {
    outcome: outcomeOf(generation, missing),
    missing,
    rejected,
    rejectedCount: rejected.reduce((total, { count }) => total + count, 0),
    advice: missing > 0 && generation.status === 'finished' ? adviceOn(generation) : undefined,
  }
}

/** The built-in generator is named as what it is, a model by its name. */
export function isBuiltin(generator: string): boolean {
  return generator === 'builtin'
}

function outcomeOf({ status }: Generation, missing: number): Outcome {
  if (status === 'failed' || status === 'cancelled') return status
  return missing > 0 ? 'short' : 'complete'
}

/** A model may do better the next time; the built-in generator knows what it knows. */
function adviceOn({ generator, hasText }: Generation): Advice {
  if (!isBuiltin(generator)) return 'askAgain'
  return hasText ? 'longerText' : 'ownText'
}
