import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import { SECOND } from '#server/platform/clock.ts'
import { LOGO_CID, withoutPicture } from '../letterhead.ts'
import { type Enclosed, type MailTransport, MOST_AT_ONCE, type SendOutcome } from '../provider.ts'

export function createSmtpTransport({ smtpUrl, from }: { smtpUrl: string; from: string }): MailTransport {
  // Half a megabyte of it: read only where there is a mail server.
  const { createTransport }: typeof import('nodemailer') = createRequire(import.meta.url)('nodemailer')
  const pool = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MOST_AT_ONCE,
    // A pooled connection that the server closed meanwhile; the pool requeues only what it has not begun to send.
    maxRequeues: 1,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 60 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const bodies = new Map<string, Readable>()
  pool.use('stream', (mail, done) => {
    const messageId = mail.message.messageId()
    mail.message.processFunc((body) => {
      bodies.set(messageId, body)
      return body
    })
    done()
  })

  return {
    async send({ id, recipient, locale, subject, text, html, senderName, enclosed }): Promise<SendOutcome> {
      if (!ONE_ADDRESS.test(recipient)) return { kind: 'refused', reason: 'This is not one e-mail address.' }
      const messageId = `<${id}@${domainOf(from)}>`
      try {
        await pool.sendMail({
          messageId,
          from: senderName ? viaUs(senderName, from) : from,
          ...enclosing(enclosed),
          to: { name: '', address: recipient },
          envelope: { from: addressOf(from), to: [recipient] },
          subject,
          text,
          html: enclosed?.logo ? html : withoutPicture(html),
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
        })
        return { kind: 'taken' }
      } catch (error) {
        return outcomeOf(error as SmtpError, bodies.get(messageId)?.readableEnded ?? false)
      } finally {
        bodies.delete(messageId)
      }
    },

    close: () => pool.close(),
  }
}

// A comma, a bracket or a line break in an address could become a second recipient.
const ONE_ADDRESS = /^[^\s<>,;:"]+@[^\s<>,;:"]+$/

interface SmtpError extends Error {
  code?: string
  response?: string
  responseCode?: number
  permanent?: boolean
}

/** Any answer of the server is a certain no; without one, it depends on whether it had everything in hand. */
function outcomeOf(error: SmtpError, wasHandedOver: boolean): SendOutcome {
  const reason = (error.response ?? error.message).replaceAll('\u0000', '').slice(0, 500)
  if (!error.responseCode && wasHandedOver) return { kind: 'unsure', reason }

  // A refused login or greeting says nothing about this mail: it waits until that is put right.
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  const kind = isAboutMail && error.permanent !== false ? 'refused' : 'postponed'
  return { kind, reason, isAnswer: error.responseCode !== undefined }
}

/** The address stays ours, and so does our name: a sender can call themselves what they like. */
function viaUs(senderName: string, from: string) {
  const ours = /^\s*"?([^"<]*?)"?\s*</.exec(from)?.[1] || 'Probant'
  return { name: `${senderName} via ${ours}`, address: addressOf(from) }
}

function enclosing({ replyTo, logo }: Enclosed = { replyTo: null, logo: null }) {
  const filename = logo?.type === 'image/png' ? 'logo.png' : 'logo.jpg'
  return {
    ...(replyTo && ONE_ADDRESS.test(replyTo) && { replyTo: { name: '', address: replyTo } }),
    ...(logo && {
      attachments: [
        {
          cid: LOGO_CID,
          filename,
          content: logo.bytes,
          contentType: logo.type,
          contentDisposition: 'inline' as const,
        },
      ],
    }),
  }
}

function addressOf(from: string): string {
  return /<([^>]*)>\s*$/.exec(from)?.[1]?.trim() ?? from.trim()
}

function domainOf(from: string): string {
  return addressOf(from).split('@').at(-1) || 'localhost'
}
