import type { Locale } from '@probant/contract/locales'

/** Whoever takes mails away from here. It never tries twice by itself. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<SendOutcome>
  close(): void
}

export interface OutgoingMail {
  id: string
  recipient: string
  locale: Locale
  subject: string
  text: string
  html: string
}

/**
 * - `postponed`: certainly not taken, may be later
 * - `refused`: certainly not taken, nor ever will be
 * - `unsure`: handed over whole, but the answer never came
 */
export type SendOutcome = { kind: 'taken' } | { kind: 'postponed' | 'refused' | 'unsure'; reason: string }
