import type { WithdrawnBy } from '@probant/contract/certificates/certificate'
import type { CertificateOption } from '@probant/contract/certificates/option'
import { passes, percentOf } from '@probant/contract/scale/scaled-score'
import { DAY, later } from '#server/platform/clock.ts'

/** Where a submission that counts stands, and what its participant has. */
export interface Standing {
  certificate: { withdrawnBy: WithdrawnBy | null } | null
  /** The quiz has certificates. */
  isWanted: boolean
  /** All of it is graded, and it reaches the pass mark. */
  isPassed: boolean
  /** A later attempt waits for a grade: whether it is passed is not known yet. */
  isOpen: boolean
  /** The participant knows that, and no grade of it can be undone any more. */
  isTold: boolean
}

export type Step = 'issue' | 'withdraw' | 'giveBack'

/**
 * What has to be done when a result has moved. It is issued and given back when the result is told, but withdrawn at once: a
 * page that calls it valid must never be wrong. As long as a later attempt waits for a grade, it is left as it is. What was
 * withdrawn by hand stays so.
 */
export function stepOf({ certificate, isWanted, isPassed, isOpen, isTold }: Standing): Step | undefined {
  if (!certificate) return isWanted && isPassed && isTold ? 'issue' : undefined
  if (certificate.withdrawnBy === null) return isPassed || isOpen ? undefined : 'withdraw'
  return certificate.withdrawnBy === 'result' && isPassed && isTold ? 'giveBack' : undefined
}

interface Result {
  finishedAt: Date | null
  points: number | null
  totalPoints: number | null
  ungradedCount: number | null
}

/** By the score itself, as everywhere; what waits for a grade is not passed yet. */
export function hasPassed(
  { finishedAt, points, totalPoints, ungradedCount }: Result,
  passPercent: number | null,
): boolean {
  if (!finishedAt || points === null || totalPoints === null || ungradedCount !== 0) return false
  const percent = percentOf({ points, totalPoints })
  return percent !== null && passes(percent, { passPercent }) === true
}

/** From the moment it is issued on. A month after 31 January is the last day of February. */
export function validityOf({ validMonths, reminderDays }: CertificateOption, issuedAt: Date) {
  if (validMonths === null) return { expiresAt: null, remindAt: null }
  const expiresAt = monthsLater(issuedAt, validMonths)
  const remindAt = reminderDays === null ? null : later(expiresAt, -reminderDays * DAY)
  // Where it would begin with its reminder, there is none.
  return { expiresAt, remindAt: remindAt && remindAt > issuedAt ? remindAt : null }
}

function monthsLater(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + months)
  // The day that the month does not have ran on into the next one.
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}
