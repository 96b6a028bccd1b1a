import { setTimeout as pause } from 'node:timers/promises'
import type { MailStatus } from '@probant/contract/admin/mails'
import type { Db } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { MOST_ATTEMPTS, nextAttempt } from './back-off.ts'
import { lockClaim, lostAt } from './claim.ts'
import { hideLink } from './letter.ts'
import { type MailTransport, MOST_AT_ONCE, type OutgoingMail, type SendOutcome } from './provider.ts'
import { type MailRepository, type MailRow, mailRepository } from './repository.ts'

/**
 * Sends what is due, under the mail's own id as Message-ID however often it takes. Better a mail that arrives twice
 * than an invitation that never does: what a sender had in hand when it died is sent again.
 */
export function createMailDelivery({ db, transport, now, log }: DeliveryDependencies) {
  const unsettled = new Set<Settlement>()

  return {
    /** Safe beside itself in any number of processes. Goes on until nothing is due; returns how many were tried. */
    async sendDue(stopping?: AbortSignal): Promise<number> {
      await settleLeftovers()
      await takeBackLost()
      return sendAll(stopping)
    },

    /** Only for whoever has the database to itself: all that is being sent was left by a process that is dead. */
    takeOver: () => mailRepository(db).endClaims(),

    close: () => transport.close(),

    /** Past the outbox: for whoever wants to know whether mails go out at all. */
    try: (mail: OutgoingMail): Promise<SendOutcome> => transport.send(mail),

    /** Out of turn, for whoever waits for it. False where the mail server did not take it, or did not say so. */
    async sendNow(mailId: string): Promise<boolean> {
      const [mail] = await claimed((mails) => mails.lockWaiting(mailId))
      if (mail) return (await deliver(mail)).kind === 'taken'
      // Somebody else was faster: how it went stands in the row.
      const settled = await untilSettled(mailId)
      return settled === 'sent' || settled === 'sending'
    },
  }

  async function takeBackLost(): Promise<void> {
    const lost = await mailRepository(db).takeBackLost({
      now: now(),
      lastError: LOST,
      mostAttempts: MOST_ATTEMPTS,
    })
    for (const { id, status } of lost) log.warn({ mailId: id, status }, 'the sender of a mail stopped')
  }

  /** Another is claimed once one is settled: what is in doubt after a crash is what was in these few hands. */
  async function sendAll(stopping?: AbortSignal): Promise<number> {
    const inHand = new Set<Promise<unknown>>()
    const failures: unknown[] = []
    let count = 0
    let due: MailRow[]
    do {
      due = stopping?.aborted ? [] : await claim(MOST_AT_ONCE - inHand.size)
      for (const mail of due) {
        const sending: Promise<unknown> = deliver(mail)
          .catch((error) => failures.push(error))
          .finally(() => inHand.delete(sending))
        inHand.add(sending)
        count++
      }
      if (inHand.size > 0) await Promise.race(inHand)
    } while (due.length > 0 || inHand.size > 0)
    if (failures.length > 0) throw failures[0]
    return count
  }

  function claim(limit: number): Promise<MailRow[]> {
    return claimed((mails) => mails.lockDue({ now: now(), limit }))
  }

  function claimed(lock: (mails: MailRepository) => Promise<MailRow[]>): Promise<MailRow[]> {
    return db.transaction(async (tx) => {
      const mails = mailRepository(tx)
      const due = await lock(mails)
      if (due.length === 0) return []
      return mails.markSending(
        due.map((mail) => mail.id),
        lostAt(now()),
      )
    })
  }

  async function deliver(mail: MailRow): Promise<SendOutcome> {
    const claim = lockClaim({ db, now }, mail)
    const outcome = await send(mail).finally(claim.release)
    const next = afterwards(outcome, mail, now())
    await settle({ mail: claim.held(), next })
    if (outcome.kind === 'taken') log.info({ mailId: mail.id }, 'mail sent')
    else log.warn({ mailId: mail.id, reason: outcome.reason, status: next.status }, 'mail not sent')
    return outcome
  }

  async function send(mail: MailRow): Promise<SendOutcome> {
    return transport.send({ ...mail, enclosed: await mailRepository(db).findEnclosed(mail) })
  }

  /** What became of a mail that another sender has in hand; `sending` where that takes too long to wait for. */
  async function untilSettled(mailId: string): Promise<MailStatus | undefined> {
    for (let looks = 1; ; looks++) {
      const status = await mailRepository(db).findStatus(mailId)
      if (status !== 'sending' || looks === MOST_LOOKS) return status
      await pause(LOOK_MS)
    }
  }

  /** How it ended is known here and nowhere else: while the database does not take it, it is kept in mind. */
  async function settle(settlement: Settlement): Promise<void> {
    unsettled.add(settlement)
    await mailRepository(db).settle(settlement.mail, settlement.next)
    unsettled.delete(settlement)
  }

  async function settleLeftovers(): Promise<void> {
    await Promise.allSettled([...unsettled].map(settle))
  }
}

interface DeliveryDependencies {
  db: Db
  transport: MailTransport
  now: Now
  log: Log
}

interface Settlement {
  mail: MailRow
  next: ReturnType<typeof afterwards>
}

/** Ten seconds in all: nobody waits longer for an answer. */
const LOOK_MS = 200
const MOST_LOOKS = 50
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
