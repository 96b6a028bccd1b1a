import type { Locale } from '@probant/contract/locales'
import { extraMinutes } from '@probant/contract/participants/participant'
import type { Tx } from '#server/database/client.ts'
import {
  hasOwnWindow,
  hasToChoose,
  type OwnWindow,
  participantRepository,
  windowOf,
} from '#server/modules/roster/index.ts'
import type { CreatorsMailKind, Sending } from '#server/modules/sending/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { NewMail, Outbox } from '#server/platform/mail/outbox.ts'
import { leadsNowhere } from '#server/platform/mail/stand-in-address.ts'
import { type InvitingMailKind, participantEmail, resultEmail, withdrawalEmail } from './emails.ts'
import type { LinkTokens } from './link-tokens.ts'
import { type MailedQuiz, type Recipient, recipientRepository } from './recipients/repository.ts'

interface Dependencies {
  now: Now
  outbox: Outbox
  sending: Sending
  origin: () => string
  tokens: LinkTokens
}

interface Post {
  quizId: string
  participantIds: readonly string[]
  kind: InvitingMailKind
  /** Where it is not what it says: a link that somebody asks for is an invitation, and counts otherwise. */
  sentAs?: CreatorsMailKind
}

interface About extends Pick<Post, 'quizId' | 'participantIds'> {
  kind: CreatorsMailKind
  /** What of it the creator wrote. */
  message: string
}

/** What a mail about a result says of its reader. */
interface AboutReader {
  locale: Locale
  timeZone: string
  creatorName: string
  url: string
}

type Email = ReturnType<typeof participantEmail>

/** What makes the mail to one person differ from that to another, but for the link. */
interface Reader {
  locale: Locale
  timeZone: string
  window: OwnWindow
  hasToChoose: boolean
  extraMinutes: number
  message: string
}

/** The mails with the link that lets people into a quiz. Whatever the mail, a participant's link stays the same. */
export function createParticipantMailing({ now, outbox, sending, origin, tokens }: Dependencies) {
  return {
    /**
     * One mail each, in one transaction, so not for thousands at once; their ids are given back. None where the words
     * may not go out as they are by now.
     */
    async post(tx: Tx, { quizId, participantIds, kind, sentAs = kind }: Post): Promise<string[]> {
      const quiz = await recipientRepository(tx).findQuiz(quizId)
      if (!quiz) return []
      const recipients = await withMailbox(tx, participantIds)

      const emailFor = emailsAbout(quiz, kind)
      const mailIds = await sending.postFor(
        tx,
        wordsOf(quiz, sentAs, recipients),
        recipients.map((recipient) => mailTo(recipient, quiz, emailFor)),
      )
      const mailed = await noteMailed(tx, { recipients, mailIds, kind })
      // The new one says what the old one would have said: nobody gets both.
      await outbox.withdraw(
        tx,
        mailed.flatMap(({ waitingMailId }) => waitingMailId ?? []),
      )
      return mailIds
    },

    /** All of it is graded. Who was let continue meanwhile has none; the mail says nothing of the score. */
    async notifyResult(tx: Tx, quizId: string, participantIds: readonly string[]): Promise<void> {
      const quiz = await recipientRepository(tx).findQuiz(quizId)
      if (!quiz) return
      const recipients = await withMailbox(tx, await recipientRepository(tx).listNotified(participantIds))
      const mailIds = await sending.postFor(
        tx,
        wordsOf(quiz, 'result'),
        recipients.map((recipient) => {
          const envelope = envelopeOf(recipient, quiz)
          return { ...envelope, ...resultEmail(envelope.locale, quiz, wayToResult(recipient, quiz)) }
        }),
      )
      await noteMailed(tx, { recipients, mailIds, kind: 'result' })
    },

    /**
     * In words that another module has, about what came of the quiz. Whoever has no address hears nothing; of whom the mail
     * could not be written, the ids are given back.
     */
    async postAbout(
      tx: Tx,
      { quizId, kind, message, participantIds }: About,
      emailFor: (participantId: string, reader: AboutReader) => Pick<NewMail, 'subject' | 'letter'>,
    ): Promise<string[]> {
      const quiz = await recipientRepository(tx).findQuiz(quizId)
      if (!quiz) return []
      const recipients = await withMailbox(tx, participantIds)
      const mailIds = await sending.postFor(
        tx,
        { ...wordsOf(quiz, kind), words: { title: quiz.title, message } },
        recipients.map((recipient) => {
          const envelope = envelopeOf(recipient, quiz)
          const { creatorName } = quiz
          const { url } = wayToResult(recipient, quiz)
          const reader = { locale: envelope.locale, timeZone: zoneOf(recipient, quiz), creatorName, url }
          return { ...envelope, ...emailFor(recipient.id, reader) }
        }),
      )
      return recipients.slice(mailIds.length).map(({ id }) => id)
    },

    /** Before they are withdrawn: afterwards nobody knows them any more. */
    async notifyWithdrawn(tx: Tx, quizId: string, participantIds: readonly string[]): Promise<void> {
      const quiz = await recipientRepository(tx).findQuiz(quizId)
      if (!quiz) return
      const recipients = await withMailbox(tx, participantIds)
      await sending.postFor(
        tx,
        wordsOf(quiz, 'withdrawal'),
        recipients.map((recipient) => {
          const envelope = envelopeOf(recipient, quiz)
          return { ...envelope, ...withdrawalEmail(envelope.locale, quiz) }
        }),
      )
    },
  }

  async function withMailbox(tx: Tx, participantIds: readonly string[]): Promise<Recipient[]> {
    const everybody = await recipientRepository(tx).list(participantIds)
    return everybody.filter(({ email }) => !leadsNowhere(email))
  }

  /** Those whose mail was written. */
  async function noteMailed(tx: Tx, { recipients, mailIds, kind }: Mailed): Promise<Recipient[]> {
    const mailed = recipients.slice(0, mailIds.length)
    const rows = mailed.map(({ id }, index) => ({ id, mailId: mailIds[index] ?? '' }))
    if (rows.length > 0) await participantRepository(tx).setMails(rows, kind)
    return mailed
  }

  function quizUrl({ id }: MailedQuiz): string {
    return `${origin()}/quiz/${id}`
  }

  /** Their own link opens the quiz no more, but their result, unless its creator wants it otherwise. */
  function wayToResult(recipient: Recipient, quiz: MailedQuiz) {
    const isByLink = !recipient.canSignIn && quiz.options.resultByLink
    return { url: isByLink ? linkFor(recipient, quiz) : quizUrl(quiz), isByLink }
  }

  function mailTo(recipient: Recipient, quiz: MailedQuiz, emailFor: (reader: Reader) => Email) {
    const envelope = envelopeOf(recipient, quiz)
    const reader = {
      locale: envelope.locale,
      timeZone: zoneOf(recipient, quiz),
      window: recipient,
      hasToChoose: hasToChoose(recipient),
      extraMinutes: extraMinutes(recipient.accommodation?.extraTime, quiz.durationMinutes),
      message: recipient.message,
    }
    return { ...envelope, ...emailFor(reader)(linkFor(recipient, quiz)) }
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

  /** Whoever merely registered the address may live anywhere. */
  function zoneOf({ tied, addressed }: Recipient, quiz: MailedQuiz): string {
    const account = tied ?? addressed
    return (account?.emailVerifiedAt && account.timeZone) || quiz.timeZone
  }

  /** An account that has left the invited address is opened by signing in only. */
  function linkFor({ id, email, tied }: Recipient, quiz: MailedQuiz): string {
    const hasMoved = tied !== null && tied.email !== email
    return hasMoved ? quizUrl(quiz) : `${origin()}/invitation#${tokens.issue('invitation', id)}`
  }

  /** Said once for all who read it in the same language, by the same clocks, and have as much time. */
  function emailsAbout(quiz: MailedQuiz, kind: InvitingMailKind) {
    const emails = new Map<string, Email>()
    return ({ locale, timeZone, window: own, ...reader }: Reader): Email => {
      const window = windowOf(own, quiz)
      const facts = { ...window, isOwnWindow: hasOwnWindow(own), ...reader }
      const key = JSON.stringify([locale, timeZone, facts])
      const invited = { ...quiz, ...facts }
      const email =
        emails.get(key) ?? participantEmail(kind, locale, { invited, readerZone: timeZone, now: now() })
      emails.set(key, email)
      return email
    }
  }
}

interface Mailed {
  recipients: readonly Recipient[]
  mailIds: readonly string[]
  kind: InvitingMailKind | 'result'
}

/** Whatever of it the creator chose. */
function wordsOf(quiz: MailedQuiz, kind: CreatorsMailKind, recipients: readonly Recipient[] = []) {
  const message = [...new Set(recipients.map((one) => one.message))].join('\n')
  const { creatorId: authorId, workspaceId, title } = quiz
  return { kind, authorId, workspaceId, words: { title, message } }
}

export type ParticipantMailing = ReturnType<typeof createParticipantMailing>
