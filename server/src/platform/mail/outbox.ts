import { randomUUID } from 'node:crypto'
import type { MailStatus } from '@probant/contract/admin/mails'
import { oneLine } from '@probant/contract/fields'
import type { Locale } from '@probant/contract/locales'
import type { Config } from '#server/config.ts'
import type { DbOrTx } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import { type Letter, renderLetter } from './letter.ts'
import type { Letterhead } from './letterhead.ts'
import { mailRepository } from './repository.ts'

/** Mails are written in the transaction of the action: done together, or not at all. They are sent afterwards. */
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

    /** What was mailed to an address that is proved to be theirs, and their name in what was mailed to others. */
    async forget(
      tx: DbOrTx,
      { userId, email }: { userId: string; email: string | undefined },
    ): Promise<void> {
      if (email) await mailRepository(tx).deleteTo(email)
      await mailRepository(tx).forgetAuthor(userId)
    },

    /** Whoever is gone gets a last word, and it is forgotten with them; where no mail is sent, there is none to read it. */
    async farewell(tx: DbOrTx, mail: NewMail): Promise<void> {
      if (config.mail.smtpUrl) await mailRepository(tx).create([{ ...rowOf(mail), forgetAfterwards: true }])
    },

    /** Dealt with: nobody wants it sent again. */
    dismiss: (tx: DbOrTx, mailId: string): Promise<boolean> => mailRepository(tx).deleteIn(mailId, FAILED),

    /** Sent or not. */
    discard: (tx: DbOrTx, mailIds: string[]) => mailRepository(tx).delete(mailIds),

    /** What is not on its way yet stays here for good. */
    withdraw: (tx: DbOrTx, mailIds: string[]) => mailRepository(tx).deleteUnsent(mailIds),

    canResend,

    canDismiss: ({ status }: { status: MailStatus }): boolean => FAILED.includes(status),

    /** Whether it is on its way again. */
    async resend(tx: DbOrTx, mail: { id: string; status: MailStatus; text: string }): Promise<boolean> {
      return canResend(mail) && mailRepository(tx).beginAnew(mail.id, RESENDABLE, now())
    },
  }

  function rowOf({ userId, authorId, to, locale, subject, letter, sender }: NewMail) {
    const at = now()
    return {
      id: randomUUID(),
      userId,
      authorId,
      recipient: to,
      locale,
      // It may carry what people typed; a line break in it must not become a header of its own.
      subject: oneLine(subject),
      ...renderLetter({ ...letter, locale, productName: PRODUCT_NAME, letterhead: sender }),
      senderName: sender?.senderName ? oneLine(sender.senderName) : null,
      replyToId: sender?.replyToId ?? null,
      logoId: sender?.logo?.id ?? null,
      link: letter.action?.url ?? letter.code,
      status: config.mail.smtpUrl ? ('waiting' as const) : ('kept' as const),
      createdAt: at,
      nextAttemptAt: at,
    }
  }

  function canResend({ status, text }: { status: MailStatus; text: string }): boolean {
    return config.mail.smtpUrl !== undefined && RESENDABLE.includes(status) && text !== ''
  }
}

/** Writing is for `sending` alone, which knows whose words may leave; what was written is everybody's. */
export type MailWriter = Pick<ReturnType<typeof createOutbox>, 'post' | 'postAll' | 'farewell'>
export type Outbox = Omit<ReturnType<typeof createOutbox>, keyof MailWriter>

export interface NewMail {
  userId?: string
  /** Who is named in it besides its reader. */
  authorId?: string
  to: string
  locale: Locale
  subject: string
  letter: Letter
  /** Under whose name it is written; missing: the product's. */
  sender?: MailSender | null
}

export interface MailSender extends Letterhead {
  /** Before “via” the product; empty: the product alone. */
  senderName: string
  /** Whose address answers go to. */
  replyToId: string | null
}

const PRODUCT_NAME = 'Probant'
/** A letter takes some kilobytes: a statement of a few megabytes is enough. */
const AT_ONCE = 500

/** What is neither on its way nor there. */
const FAILED: readonly MailStatus[] = ['failed', 'unsure']
const RESENDABLE: readonly MailStatus[] = ['kept', ...FAILED]
