import type { Locale } from '@probant/contract/locales'

/** Whoever takes mails away from here. It never tries twice by itself. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<SendOutcome>
  close(): void
}

/** How many it takes at the same time. */
export const MOST_AT_ONCE = 5

export interface OutgoingMail {
  /** The same for every attempt: what a reader's mail program knows it by. */
  id: string
  recipient: string
  locale: Locale
  subject: string
  text: string
  html: string
  /** Before “via” the product. */
  senderName?: string | null
  enclosed?: Enclosed
}

/** What is looked up as the mail is sent: it may have changed since it was written. */
export interface Enclosed {
  replyTo: string | null
  logo: { type: string; bytes: Buffer } | null
}

/**
 * - `postponed`: certainly not taken, may be later
 * - `refused`: certainly not taken, nor ever will be
 * - `unsure`: handed over whole, but the answer never came
 */
export type SendOutcome =
  | { kind: 'taken' }
  /** `isAnswer`: the reason is what the mail server said; otherwise it said nothing. */
  | { kind: 'postponed' | 'refused' | 'unsure'; reason: string; isAnswer?: boolean }
