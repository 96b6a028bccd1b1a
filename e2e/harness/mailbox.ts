import { expect } from '@playwright/test'
import type { App } from './app.ts'

export interface Mail {
  recipient: string
  subject: string
  link?: string
}

export type Mailbox = ReturnType<typeof mailboxOf>

/** What people find in their mailbox. Without a mail server, on one's own machine, the log shows each mail. */
export function mailboxOf({ log }: App) {
  const mailsTo = (recipient: string) => log.map(mailIn).filter((mail) => mail?.recipient === recipient)

  return {
    /** The link of the newest mail to someone whose subject fits, as soon as it has arrived. */
    async linkFor(recipient: string, subject: RegExp = /./): Promise<string> {
      const find = () => mailsTo(recipient).findLast((mail) => mail?.link && subject.test(mail.subject))?.link
      await expect.poll(find, { message: `a mail to ${recipient} about ${subject}` }).toBeTruthy()
      return find() ?? ''
    },
  }
}

function mailIn(line: string): Mail | undefined {
  if (!line.startsWith('{')) return
  const entry = JSON.parse(line)
  return typeof entry.recipient === 'string' ? entry : undefined
}
