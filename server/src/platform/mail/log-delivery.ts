import type { Db } from '#server/database/client.ts'
import { HOUR, later, type Now } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { mailRepository } from './repository.ts'

/** On one's own machine, without a mail server, the log is where links are found. Each mail is shown once. */
export function createLogDelivery({ db, now, log }: { db: Db; now: Now; log: Log }) {
  return {
    async sendDue(): Promise<number> {
      const mails = await db.transaction(async (tx) => {
        const repository = mailRepository(tx)
        // What is older was written while nobody could see the log, and its link is of no use any more.
        const unshown = await repository.lockUnshown({ since: later(now(), -HOUR), limit: 50 })
        if (unshown.length) await repository.markShown(unshown.map((mail) => mail.id))
        return unshown
      })

      for (const { recipient, subject, link } of mails) {
        log.info(
          { recipient, subject, link },
          link ? `mail for ${recipient}: ${link}` : `mail for ${recipient}`,
        )
      }
      return mails.length
    },

    async takeOver() {},
    close() {},

    /** Its turn is in a second. */
    sendNow: async () => true,
  }
}
