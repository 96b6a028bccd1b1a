import { randomUUID } from 'node:crypto'
import type { MailStatus } from '@probant/contract/admin/mails'
import { oneLine } from '@probant/contract/fields'
import type { Locale } from '@probant/contract/locales'
import type { Config } from '#server/config.ts'
import type { DbOrTx } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import { type Letter, renderLetter } from './letter.ts'
import { mailRepository } from './repository.ts'

/** Mails are written in the transaction of the deed: done together, or not at all. They are sent afterwards. */
export function createOutbox({ config, now }: { config: Pick<Config, 'mail'>; now: Now }) {
  return {
    async post(tx: DbOrTx, mail: NewMail): Promise<void> {
      await mailRepository(tx).create([rowOf(mail)])
    },

    /** Hundreds at once, in a few statements; their ids come in the order of the mails. */
    async postAll(tx: DbOrTx, mails: readonly NewMail[]): Promise<string[]> {
      const ids: string[] = []
      for (let from = 0; from < mails.length; from += AT_ONCE) {
        ids.push(...(await mailRepository(tx).create(mails.slice(from, from + AT_ONCE).map(rowOf))))
      }
      return ids
    },

    /** All that was mailed there with a code, or with a link of one of these tokens, sent or not. */
    erase: (tx: DbOrTx, { to, tokens }: { to: string; tokens: readonly string[] }) =>
      mailRepository(tx).deleteWithSecrets(to, tokens),

    /** What is not on its way yet stays here for good. */
    withdraw: (tx: DbOrTx, mailIds: string[]) => mailRepository(tx).deleteUnsent(mailIds),

    canResend,

    /** Whether it is on its way again. */
    async resend(tx: DbOrTx, mail: { id: string; status: MailStatus }): Promise<boolean> {
      return canResend(mail) && mailRepository(tx).beginAnew(mail.id, RESENDABLE, now())
    },
  }

  function rowOf({ userId, to, locale, subject, letter }: NewMail) {
    const at = now()
    return {
      id: randomUUID(),
      userId,
      recipient: to,
      locale,
      // It may carry what people typed; a line break in it must not become a header of its own.
      subject: oneLine(subject),
      ...renderLetter({ ...letter, locale, productName: PRODUCT_NAME }),
      link: letter.action?.url ?? letter.code,
      status: config.mail.smtpUrl ? ('waiting' as const) : ('kept' as const),
      createdAt: at,
      nextAttemptAt: at,
    }
  }

  function canResend({ status }: { status: MailStatus }): boolean {
    return config.mail.smtpUrl !== undefined && RESENDABLE.includes(status)
  }
}

export type Outbox = ReturnType<typeof createOutbox>

export interface NewMail {
  userId?: string
  to: string
  locale: Locale
  subject: string
  letter: Letter
}

const PRODUCT_NAME = 'Probant'
/** A letter takes some kilobytes: a statement of a few megabytes is enough. */
const AT_ONCE = 500

/** What is neither on its way nor there. */
const RESENDABLE: readonly MailStatus[] = ['kept', 'failed', 'unsure']
