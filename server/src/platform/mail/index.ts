import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { createMailDelivery } from './delivery.ts'
import { createLogDelivery } from './log-delivery.ts'
import type { OutgoingMail, SendOutcome } from './provider.ts'
import { createSmtpTransport } from './providers/smtp.ts'

/** Where mails go on this installation: to its mail server, to the log of one's own machine, or nowhere. */
export function createDelivery({ config, db, now, log }: Dependencies): Delivery {
  const { smtpUrl, from } = config.mail
  if (smtpUrl) return createMailDelivery({ db, transport: createSmtpTransport({ smtpUrl, from }), now, log })
  if (config.isLocal) return createLogDelivery({ db, now, log })
  return { sendDue: async () => 0, takeOver: async () => {}, close() {}, sendNow: async () => true }
}

export interface Delivery {
  sendDue(stopping?: AbortSignal): Promise<number>
  takeOver(): Promise<void>
  close(): void
  /** Whether nothing went wrong: where no mails are sent, they are kept. */
  sendNow(mailId: string): Promise<boolean>
  /** What the mail server says to this one; missing where there is none. */
  try?(mail: OutgoingMail): Promise<SendOutcome>
}

interface Dependencies {
  config: Pick<Config, 'mail' | 'isLocal'>
  db: Db
  now: Now
  log: Log
}
