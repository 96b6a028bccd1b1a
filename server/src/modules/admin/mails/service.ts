import type { Mail, MailStatus, MailSummary } from '@probant/contract/admin'
import type { Db } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import { hideLink } from '#server/platform/mail/letter.ts'
import { type MailRow, mailRepository } from './repository.ts'

/** The outbox, for whoever runs the installation. */
export function createMailAdmin({ db, now, deliversMail }: { db: Db; now: Now; deliversMail: boolean }) {
  return {
    async list(query: { search: string; status?: MailStatus; page: number; pageSize: number }) {
      const { items, total } = await mailRepository(db).page(query)
      return { items: items.map(summarise), total, page: query.page, pageSize: query.pageSize }
    },

    async get(mailId: string): Promise<Mail> {
      const row = await mailRepository(db).find(mailId)
      ensure(row, 'notFound')
      return present(row)
    },

    async resend(mailId: string): Promise<Mail> {
      const row = deliversMail ? await mailRepository(db).resend(mailId, RESENDABLE, now()) : undefined
      ensure(row, 'notFound')
      return present(row)
    },
  }

  function canResend({ status }: MailRow): boolean {
    return deliversMail && RESENDABLE.includes(status)
  }

  function present(row: MailRow): Mail {
    const linksHidden = deliversMail && row.link !== null
    const { text, html } = linksHidden ? hideLink(row, row.link) : row
    return { ...summarise(row), text, html, linksHidden, can: { resend: canResend(row) } }
  }
}

/** What is neither on its way nor there. */
const RESENDABLE: readonly MailStatus[] = ['kept', 'failed', 'unsure']

export type MailAdmin = ReturnType<typeof createMailAdmin>

function summarise(row: MailRow): MailSummary {
  const { id, recipient, subject, status, attempts, lastError } = row
  return {
    id,
    recipient,
    subject,
    status,
    attempts,
    lastError,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}
