import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/client.ts'
import { DAY, later, type Now } from '#server/platform/clock.ts'
import { mailRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  keeping: Config['mail']['keeping']
}

/** Mails that are done with are not kept for ever; those that failed wait for somebody to look at them. */
export function createMailRetention({ db, now, keeping }: Dependencies) {
  const mails = mailRepository(db)

  return {
    /** Safe beside itself in any number of processes; in portions, so that nobody waits for long. */
    async forgetOld(stopping?: AbortSignal): Promise<void> {
      const textsUntil = later(now(), -keeping.textDays * DAY)
      const rowsUntil = later(now(), -keeping.days * DAY)
      while (!stopping?.aborted && (await mails.eraseTexts(textsUntil, AT_ONCE)) === AT_ONCE);
      while (!stopping?.aborted && (await mails.deleteDone(rowsUntil, AT_ONCE)) === AT_ONCE);
    },
  }
}

const AT_ONCE = 200
