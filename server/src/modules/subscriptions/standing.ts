import { PAST_DUE_DAYS } from '@probant/contract/limits'
import type { Standing } from '@probant/contract/workspaces'
import { DAY, later } from '#server/platform/clock.ts'
import type { SubscriptionRow } from './repository.ts'

interface Circumstances {
  now: Date
  /** Where nothing can be paid, nothing expires. */
  expires: boolean
  /** Shut down by an administrator. */
  isDeactivated?: boolean
}

/** How a workspace stands. Trials and days of grace end by the clock alone: nobody has to be there to end them. */
export function standingOf(
  { state, trialEndsAt, pastDueSince }: Pick<SubscriptionRow, 'state' | 'trialEndsAt' | 'pastDueSince'>,
  { now, expires, isDeactivated = false }: Circumstances,
): Standing {
  if (isDeactivated) return inactive('deactivated')
  if (!expires || state === 'active') return ACTIVE
  if (state === 'trialing' && trialEndsAt) {
    return now < trialEndsAt ? until('trialing', trialEndsAt) : inactive('trial_ended')
  }
  if (state === 'past_due' && pastDueSince) {
    const graceEndsAt = later(pastDueSince, PAST_DUE_DAYS * DAY)
    return now < graceEndsAt ? until('past_due', graceEndsAt) : inactive('payment_failed')
  }
  return inactive('unpaid')
}

const ACTIVE: Standing = { status: 'active', until: null, reason: null }

function until(status: 'trialing' | 'past_due', end: Date): Standing {
  return { status, until: end.toISOString(), reason: null }
}

function inactive(reason: NonNullable<Standing['reason']>): Standing {
  return { status: 'inactive', until: null, reason }
}
