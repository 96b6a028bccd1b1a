import type { Mail, MailStatus, MailSummary } from '@probant/contract/admin/mails'
import { getLogo } from '@probant/contract/branding/branding'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { hideLink } from '#server/platform/mail/letter.ts'
import { LOGO_CID } from '#server/platform/mail/letterhead.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { Audit } from '../audit/service.ts'
import { type MailRow, mailRepository } from './repository.ts'

/** The outbox, for whoever runs the installation. */
export function createMailAdmin({
  db,
  outbox,
  audit,
  deliversMail,
  keeping,
}: {
  db: Db
  outbox: Outbox
  audit: Audit
  deliversMail: boolean
  keeping: { textDays: number; days: number }
}) {
  return {
    async list(query: { search: string; status?: MailStatus; page: number; pageSize: number }) {
      const { items, total } = await mailRepository(db).page(query)
      return { items: items.map(summarise), total, page: query.page, pageSize: query.pageSize, keeping }
    },

    async get(mailId: string): Promise<Mail> {
      return present(await getRow(db, mailId))
    },

    async resend(actor: Actor, mailId: string): Promise<Mail> {
      return db.transaction(async (tx) => {
        const mail = await getRow(tx, mailId)
        ensure(await outbox.resend(tx, mail), 'notFound')

        await record(tx, actor, 'mail.resent', mail)
        return present(await getRow(tx, mailId))
      })
    },

    async dismiss(actor: Actor, mailId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const mail = await getRow(tx, mailId)
        ensure(await outbox.dismiss(tx, mail.id), 'notFound')

        await record(tx, actor, 'mail.dismissed', mail)
      })
    },
  }

  /** Without its subject, in which people are named. */
  function record(tx: Tx, actor: Actor, action: 'mail.resent' | 'mail.dismissed', mail: MailRow) {
    return audit.record(tx, actor, { action, target: mail.recipient, targetUserId: mail.userId ?? undefined })
  }

  function present(row: MailRow): Mail {
    const { text, html } = deliversMail ? hideLink(row, row.link) : row
    // A sent mail has lost its link already.
    const linksHidden = deliversMail && (row.link !== null || row.status === 'sent')
    return {
      ...summarise(row),
      text,
      html: withLogo(html, row.logoId),
      linksHidden,
      isErased: row.text === '',
      can: { resend: outbox.canResend(row), dismiss: outbox.canDismiss(row) },
    }
  }
}

/** What goes out with the mail is here at its own address. */
function withLogo(html: string, logoId: string | null): string {
  return logoId ? html.replace(`cid:${LOGO_CID}`, getLogo.url.replace(':logoId', logoId)) : html
}

async function getRow(tx: DbOrTx, mailId: string): Promise<MailRow> {
  const row = await mailRepository(tx).find(mailId)
  ensure(row, 'notFound')
  return row
}

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
