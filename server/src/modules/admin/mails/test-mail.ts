import { randomUUID } from 'node:crypto'
import type { TestMailOutcome } from '@probant/contract/admin/mails'
import type { Locale } from '@probant/contract/locales'
import type { Db } from '#server/database/client.ts'
import { MINUTE } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Delivery } from '#server/platform/mail/index.ts'
import { renderLetter } from '#server/platform/mail/letter.ts'
import type { SendOutcome } from '#server/platform/mail/provider.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { Audit } from '../audit/service.ts'

interface Dependencies {
  db: Db
  attempts: Attempts
  audit: Audit
  delivery: Delivery
}

/** Whether mails go out from here: one is sent at once, to whoever asks, and what comes of it is told. */
export function createTestMail({ db, attempts, audit, delivery }: Dependencies) {
  return {
    async send(actor: Actor): Promise<TestMailReport> {
      await attempts.begin({
        tried: { key: `test-mail:${actor.userId}`, rule: { free: 5, longestMs: MINUTE } },
      })
      const recipient = actor.email
      await db.transaction((tx) =>
        audit.record(tx, actor, { action: 'mail.tested', target: recipient, targetUserId: actor.userId }),
      )

      const sent = await delivery.try?.({ id: randomUUID(), recipient, ...testMail(actor.locale) })
      return { recipient, ...reportOf(sent) }
    },
  }
}

interface TestMailReport {
  recipient: string
  outcome: TestMailOutcome
  reason: string | null
}

function reportOf(sent: SendOutcome | undefined): Omit<TestMailReport, 'recipient'> {
  if (!sent) return { outcome: 'no_server', reason: null }
  if (sent.kind === 'taken') return { outcome: 'sent', reason: null }
  return { outcome: sent.isAnswer ? 'refused' : 'unreachable', reason: sent.reason }
}

const TEXTS = {
  en: {
    subject: 'Test e-mail from Probant',
    heading: 'Your mail server works',
    paragraphs: ['You asked for this test e-mail. Invitations and links will reach people the same way.'],
  },
  fr: {
    subject: 'Courriel d’essai de Probant',
    heading: 'Votre serveur de messagerie fonctionne',
    paragraphs: [
      'Vous avez demandé ce courriel d’essai. Les invitations et les liens seront envoyés de la même façon.',
    ],
  },
} as const

function testMail(locale: Locale) {
  const { subject, ...letter } = TEXTS[locale]
  return { locale, subject, ...renderLetter({ ...letter, locale, productName: 'Probant' }) }
}
