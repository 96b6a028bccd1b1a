import { expect } from '@playwright/test'
import type { App } from './app.ts'

export interface Mail {
  recipient: string
  subject: string
  link?: string
}

export type Mailbox = ReturnType<typeof mailboxOf>

/**
 * What people find in their mailbox from now on: an earlier story may have written to the same address. Without a mail
 * server, on one's own machine, the log shows each mail.
 */
export function mailboxOf({ log }: App) {
  const begun = log.length
  async function newestTo(recipient: string, subject = /./): Promise<Mail> {
    const find = () =>
      log
        .slice(begun)
        .flatMap(mailIn)
        .findLast((mail) => mail.recipient === recipient && subject.test(mail.subject))
    const message = `a mail to ${recipient} about ${subject}`
    await expect.poll(find, { message, intervals: [LOOK_MS] }).toBeDefined()
    return find() as Mail
  }

  return {
    /** The newest mail to someone whose subject fits, as soon as there is one. */
    newestTo,

    /** The link in that mail. */
    async linkFor(recipient: string, subject?: RegExp): Promise<string> {
      const { link } = await newestTo(recipient, subject)
      if (!link) throw new Error(`The mail to ${recipient} has no link`)
      return link
    },
  }
}

/** Mails are sent once a second: left alone, Playwright would soon look no more often than that itself. */
const LOOK_MS = 100

/** Most lines tell of requests, and are not worth reading. */
function mailIn(line: string): Mail[] {
  if (!line.startsWith('{') || !line.includes('"recipient"')) return []
  const entry = JSON.parse(line)
  return typeof entry.recipient === 'string' ? [entry] : []
}
