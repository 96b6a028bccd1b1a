import type { Locale } from '@probant/contract/locales'
import { extraMinutes } from '@probant/contract/participants/participant'
import type { Tx } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { type ParticipantMailKind, participantEmail, withdrawalEmail } from './emails.ts'
import { isAnonymous } from './entering/anonymous-address.ts'
import type { LinkTokens } from './link-tokens.ts'
import { type MailedQuiz, type Recipient, recipientRepository } from './recipients/repository.ts'
import { participantRepository } from './repository.ts'

interface Dependencies {
  now: Now
  outbox: Outbox
  origin: () => string
  tokens: LinkTokens
}

interface Post {
  quizId: string
  participantIds: readonly string[]
  kind: ParticipantMailKind
}

type Email = ReturnType<typeof participantEmail>

/** The mails with the link that lets people into a quiz. Whatever the mail, a participant's link stays the same. */
export function createParticipantMailing({ now, outbox, origin, tokens }: Dependencies) {
  return {
    /** One mail each, in one transaction, so not for thousands at once; their ids are given back. */
    async post(tx: Tx, { quizId, participantIds, kind }: Post): Promise<string[]> {
      const quiz = await recipientRepository(tx).findQuiz(quizId)
      if (!quiz) return []
      const everybody = await recipientRepository(tx).list(participantIds)
      const recipients = everybody.filter(({ email }) => !isAnonymous(email))

      const emailFor = emailsAbout(quiz, kind)
      const mailIds = await outbox.postAll(
        tx,
        recipients.map((recipient) => mailTo(recipient, quiz, emailFor)),
      )
      const mailed = recipients.map(({ id }, place) => ({ id, mailId: mailIds[place] ?? '' }))
      await participantRepository(tx).setMails(mailed)
      // The new one says what the old one would have said: nobody gets both.
      await outbox.withdraw(
        tx,
        recipients.flatMap(({ waitingMailId }) => waitingMailId ?? []),
      )
      return mailIds
    },

    /** Before they are withdrawn: afterwards nobody knows them any more. */
    async tellWithdrawn(tx: Tx, quizId: string, participantIds: readonly string[]): Promise<void> {
      const quiz = await recipientRepository(tx).findQuiz(quizId)
      if (!quiz) return
      const recipients = await recipientRepository(tx).list(participantIds)
      await outbox.postAll(
        tx,
        recipients.map((recipient) => {
          const envelope = envelopeOf(recipient, quiz)
          return { ...envelope, ...withdrawalEmail(envelope.locale, quiz) }
        }),
      )
    },
  }

  function mailTo(
    recipient: Recipient,
    quiz: MailedQuiz,
    emailFor: (locale: Locale, extra: number) => Email,
  ) {
    const envelope = envelopeOf(recipient, quiz)
    const extra = extraMinutes(recipient.accommodation?.extraTime, quiz.durationMinutes)
    return { ...envelope, ...emailFor(envelope.locale, extra)(linkFor(recipient, quiz)) }
  }

  /** Whoever has an account of their own is reached where it is now. */
  function envelopeOf({ email, tied, addressed }: Recipient, quiz: MailedQuiz) {
    const account = tied ?? addressed
    return {
      // Whoever merely registered the address hears nothing of what is sent there.
      userId: account?.emailVerifiedAt ? account.userId : undefined,
      to: tied?.email ?? email,
      locale: account?.locale ?? quiz.language,
    }
  }

  /** An account that has left the invited address is opened by signing in only. */
  function linkFor({ id, email, tied }: Recipient, quiz: MailedQuiz): string {
    const hasMoved = tied !== null && tied.email !== email
    return hasMoved
      ? `${origin()}/quiz/${quiz.id}`
      : `${origin()}/invitation#${tokens.issue('invitation', id)}`
  }

  /** Said once for all who read it in the same language and have as much time. */
  function emailsAbout(quiz: MailedQuiz, kind: ParticipantMailKind) {
    const emails = new Map<string, Email>()
    return (locale: Locale, extraMinutes: number): Email => {
      const key = `${locale}:${extraMinutes}`
      const email =
        emails.get(key) ?? participantEmail(kind, locale, { invited: { ...quiz, extraMinutes }, now: now() })
      emails.set(key, email)
      return email
    }
  }
}

export type ParticipantMailing = ReturnType<typeof createParticipantMailing>
