import { REJECTION_REASONS, type RejectionReason } from '@probant/contract/generation'
import type { GenerationView } from './generation-view.ts'

/** How it ended: with all that was asked for, with less, stopped by somebody, or broken. */
export type Outcome = 'complete' | 'short' | 'cancelled' | 'failed'

/** What can be done about the missing ones. */
export type Advice = 'askAgain' | 'longerText' | 'ownText'

export interface Summary {
  outcome: Outcome
  /** How many of what was asked for lie on the desk now, were made and dropped, or could not be made. */
  here: number
  dropped: number
  missing: number
  /** Why candidates were turned away, the commonest first. */
  rejected: { reason: RejectionReason; count: number }[]
  rejectedCount: number
  advice: Advice | undefined
}

export function summaryOf(generation: GenerationView): Summary {
  const here = generation.deliveries.length
  const missing = Math.max(0, generation.asked - generation.delivered)
  const rejected = REJECTION_REASONS.flatMap((reason) => {
    const count = generation.rejected[reason] ?? 0
    return count > 0 ? [{ reason, count }] : []
  }).sort((one, other) => other.count - one.count)
  return {
    outcome: outcomeOf(generation, missing),
    here,
    dropped: Math.max(0, generation.delivered - here),
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

function outcomeOf({ status }: GenerationView, missing: number): Outcome {
  if (status === 'failed' || status === 'cancelled') return status
  return missing > 0 ? 'short' : 'complete'
}

/** A model may do better the next time; the built-in generator knows what it knows. */
function adviceOn({ generator, hasText }: GenerationView): Advice {
  if (!isBuiltin(generator)) return 'askAgain'
  return hasText ? 'longerText' : 'ownText'
}
