import type { Mail, MailStatus, MailSummary } from '@probant/contract/admin'
import type { Db } from '#server/database/client.ts'
import { ensure } from '#server/platform/errors.ts'
import { hideLink } from '#server/platform/mail/letter.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { type MailRow, mailRepository } from './repository.ts'

/** The outbox, for whoever runs the installation. */
export function createMailAdmin({
  db,
  outbox,
  deliversMail,
}: {
  db: Db
  outbox: Outbox
  deliversMail: boolean
}) {
  return {
    async list(query: { search: string; status?: MailStatus; page: number; pageSize: number }) {
      const { items, total } = await mailRepository(db).page(query)
      return { items: items.map(summarise), total, page: query.page, pageSize: query.pageSize }
    },

    async get(mailId: string): Promise<Mail> {
      return present(await getRow(mailId))
    },

    async resend(mailId: string): Promise<Mail> {
      const mail = await getRow(mailId)
      ensure(await outbox.resend(db, mail), 'notFound')
      return present(await getRow(mailId))
    },
  }

  async function getRow(mailId: string): Promise<MailRow> {
    const row = await mailRepository(db).find(mailId)
    ensure(row, 'notFound')
    return row
  }

  function present(row: MailRow): Mail {
    const { text, html } = deliversMail ? hideLink(row, row.link) : row
    // A sent mail has lost its link already.
    const linksHidden = deliversMail && (row.link !== null || row.status === 'sent')
    return { ...summarise(row), text, html, linksHidden, can: { resend: outbox.canResend(row) } }
  }
}

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
