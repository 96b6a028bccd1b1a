import type { Db } from '#server/database/client.ts'
import { later, MINUTE, type Now, SECOND } from '#server/platform/clock.ts'
import { type MailRow, mailRepository } from './repository.ts'

/**
 * From here on, a sender that has not said otherwise counts as dead. A sender that lives says so every 20 seconds,
 * so this leaves room for clocks of two machines that differ by more than a minute.
 */
export function lostAt(now: Date): Date {
  return later(now, 2 * MINUTE)
}

/**
 * Keeps a claim alive for as long as the mail server takes. No time-out could tell slow from dead: a server may be
 * silent for a minute before each of its answers.
 */
export function lockClaim({ db, now }: { db: Db; now: Now }, mail: MailRow) {
  let held = mail
  let prolonging = Promise.resolve()
  const timer = setInterval(() => {
    // A database that does not answer may do so the next time; the claim is good for several.
    prolonging = prolonging.then(prolong).catch(() => {})
  }, PROLONG_EVERY_MS)

  return {
    /** As it stands in the database: an attempt is known by it. */
    held: () => held,
    async release(): Promise<void> {
      clearInterval(timer)
      await prolonging
    },
  }

  async function prolong(): Promise<void> {
    held = (await mailRepository(db).prolong(held, lostAt(now()))) ?? held
  }
}

const PROLONG_EVERY_MS = 20 * SECOND
