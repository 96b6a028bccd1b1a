import type { Db } from '#server/database/client.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { nextAttempt } from './back-off.ts'
import { hideLink } from './letter.ts'
import type { MailTransport, SendOutcome } from './provider.ts'
import { type MailRow, mailRepository } from './repository.ts'

/**
 * Sends what is due. Better a mail that an administrator has to look at than one sent twice: whoever stops between
 * claiming and settling leaves it `unsure`, and nobody sends that again by themselves.
 */
export function createMailDelivery({ db, transport, now, log }: DeliveryDependencies) {
  return {
    /** Safe beside itself in any number of processes. Returns how many were tried. */
    async sendDue(): Promise<number> {
      await giveUpLost()
      const claimed = await claim()
      const settled = await Promise.allSettled(claimed.map(deliver))

      for (const result of settled) if (result.status === 'rejected') throw result.reason
      return claimed.length
    },

    close: () => transport.close(),
  }

  async function giveUpLost(): Promise<void> {
    const lost = await mailRepository(db).markLost({ now: now(), lastError: LOST })
    for (const mailId of lost) log.warn({ mailId }, 'a mail was being sent when its sender stopped')
  }

  function claim(): Promise<MailRow[]> {
    return db.transaction(async (tx) => {
      const mails = mailRepository(tx)
      const due = await mails.lockDue({ now: now(), limit: BATCH })
      if (due.length === 0) return []
      return mails.markSending(
        due.map((mail) => mail.id),
        later(now(), LONGEST_SENDING_MS),
      )
    })
  }

  async function deliver(mail: MailRow): Promise<void> {
    const outcome = await transport.send(mail)
    const next = afterwards(outcome, mail, now())
    await mailRepository(db).settle(mail, next)
    if (outcome.kind === 'taken') return log.info({ mailId: mail.id }, 'mail sent')
    log.warn({ mailId: mail.id, reason: outcome.reason, status: next.status }, 'mail not sent')
  }
}

interface DeliveryDependencies {
  db: Db
  transport: MailTransport
  now: Now
  log: Log
}

const BATCH = 20
const LONGEST_SENDING_MS = 10 * MINUTE
const LOST = 'The server stopped while this mail was being sent.'

function afterwards(outcome: SendOutcome, { attempts, text, html, link }: MailRow, now: Date) {
  // It has arrived: nobody but its reader needs the link any more.
  if (outcome.kind === 'taken') {
    return {
      status: 'sent',
      sentAt: now,
      lastError: null,
      link: null,
      ...hideLink({ text, html }, link),
    } as const
  }
  const lastError = outcome.reason
  if (outcome.kind === 'unsure') return { status: 'unsure', lastError } as const

  const next = outcome.kind === 'postponed' ? nextAttempt(attempts, now) : undefined
  return next
    ? ({ status: 'waiting', nextAttemptAt: next, lastError } as const)
    : ({ status: 'failed', lastError } as const)
}
