import { NEW_ACCOUNT_DAYS, UNLIMITED } from '@probant/contract/limits'
import { DAY, HOUR, later } from '#server/platform/clock.ts'
import { type Refusal, refusal } from '#server/platform/errors.ts'
import { webAddressIn } from '#server/platform/mail/web-addresses.ts'

export interface Sender {
  username: string
  createdAt: Date
  isAdmin: boolean
  emailVerifiedAt: Date | null
}

/** What people choose themselves, and what strangers then read in a mail. */
export interface SentWords {
  title?: string
  /** What somebody adds to an invitation. */
  message?: string
  organizationName?: string
}

interface PlanInForce {
  limits: { participants: number }
}

/** All that was sent that day, and how many of these are new. */
interface Used {
  sent: number
  adding: number
}

/** Nobody knows yet what to make of them; whoever administers the installation is known to it. */
export function isNew({ createdAt, isAdmin }: Pick<Sender, 'createdAt' | 'isAdmin'>, now: Date): boolean {
  return !isAdmin && later(createdAt, NEW_ACCOUNT_DAYS * DAY) > now
}

/**
 * Why may these words not go out? Nobody knows whose an unproved account is, and a newcomer's words would bring strangers
 * to whichever page they name.
 */
export function sendingRefusal(sender: Sender, words: SentWords, now: Date): Refusal | undefined {
  if (!sender.emailVerifiedAt) return refusal('emailNotVerified')
  if (!isNew(sender, now)) return undefined
  const said = [
    ['usernameHeldBack', sender.username],
    ['titleHeldBack', words.title],
    ['messageHeldBack', words.message],
    ['organizationNameHeldBack', words.organizationName],
  ] as const
  for (const [name, text = ''] of said) {
    const address = webAddressIn(text)
    if (address) return refusal(name, { words: address, days: NEW_ACCOUNT_DAYS })
  }
}

/**
 * How many mails a day, by the best of the plans that somebody works with: what is counted is theirs, wherever they
 * send it from. Five quizzes with all the participants that the plan allows, each invited and reminded: more is no
 * teaching. A newcomer has no more than the free plan gives, whatever trial they have begun.
 */
export function mailsPerDay(plans: readonly PlanInForce[], { isNew }: { isNew: boolean }): number {
  const most = isNew ? NEWCOMER_MAILS : MOST_MAILS
  const each = plans.map(({ limits: { participants } }) =>
    participants === UNLIMITED ? most : participants * MAILS_PER_PARTICIPANT,
  )
  return Math.min(most, Math.max(0, ...each))
}

/** How many of the last mails do not fit into the day any more? */
export function overflow({ sent, adding }: Used, limit: number): number {
  return Math.min(adding, Math.max(0, sent - limit))
}

/** Did the last mails not fit into the day any more? */
export function allowanceRefusal(used: Used, limit: number, now: Date) {
  if (overflow(used, limit) === 0) return undefined
  const left = Math.max(0, limit - (used.sent - used.adding))
  return refusal('mailLimitReached', { limit, left, hours: hoursUntilNextDay(now) })
}

/** Days are those of UTC, the same for everybody. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

function hoursUntilNextDay(now: Date): number {
  return Math.ceil((DAY - (now.getTime() % DAY)) / HOUR)
}

const MAILS_PER_PARTICIPANT = 10
const NEWCOMER_MAILS = 300
const MOST_MAILS = 20_000
