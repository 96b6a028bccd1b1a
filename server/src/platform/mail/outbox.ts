import type { MailStatus } from '@probant/contract/admin/mails'
import type { Locale } from '@probant/contract/locales'
import type { Config } from '#server/config.ts'
import type { DbOrTx } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import { type Letter, renderLetter } from './letter.ts'
import { mailRepository } from './repository.ts'

/** Mails are written in the transaction of the deed: done together, or not at all. They are sent afterwards. */
export function createOutbox({ config, now }: { config: Pick<Config, 'mail'>; now: Now }) {
  return {
    async post(tx: DbOrTx, { userId, to, locale, subject, letter }: NewMail): Promise<void> {
      const at = now()
      await mailRepository(tx).create({
        userId,
        recipient: to,
        locale,
        subject: oneLine(subject),
        ...renderLetter({ ...letter, locale, productName: PRODUCT_NAME }),
        link: letter.action?.url,
        status: config.mail.smtpUrl ? 'waiting' : 'kept',
        createdAt: at,
        nextAttemptAt: at,
      })
    },

    canResend,

    /** Whether it is on its way again. */
    async resend(tx: DbOrTx, mail: { id: string; status: MailStatus }): Promise<boolean> {
      return canResend(mail) && mailRepository(tx).beginAnew(mail.id, RESENDABLE, now())
    },
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

/** What is neither on its way nor there. */
const RESENDABLE: readonly MailStatus[] = ['kept', 'failed', 'unsure']

/** A subject may carry what people typed; a line break in it must not become a header of its own. */
function oneLine(subject: string): string {
  return subject.replace(/\p{Cc}+/gu, ' ').trim()
}
