import type { Locale } from '@probant/contract/locales'
import type { Db, Tx } from '#server/database/client.ts'
import type { ParticipantMailing } from '#server/modules/invitations/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { type CertificateFacts, certificateEmail } from './emails.ts'
import { type CertificateRow, certificateRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  mailing: ParticipantMailing
}

/** What holders are told of their certificates: only whoever has an address that mail may go to. */
export function createCertificateMails({ db, now, mailing }: Dependencies) {
  return {
    /** Safe beside itself in any number of processes, like all that is written by itself. */
    async write(): Promise<void> {
      while ((await db.transaction(writeDue)) === AT_ONCE);
      while ((await db.transaction(writeReminders)) === AT_ONCE);
    },
  }

  async function writeDue(tx: Tx): Promise<number> {
    const due = await certificateRepository(tx).claimMails(AT_ONCE)
    const withdrawn = due.filter(({ mailDue }) => mailDue === 'withdrawn')
    const givenBack = due.filter(({ mailDue }) => mailDue === 'givenBack')
    await post(tx, 'certificateWithdrawn', withdrawn)
    await post(tx, 'certificateGivenBack', givenBack)
    await certificateRepository(tx).noteMailed(idsOf(due), 'mailDue')
    return due.length
  }

  async function writeReminders(tx: Tx): Promise<number> {
    const due = await certificateRepository(tx).claimReminders(now(), AT_ONCE)
    await post(tx, 'certificateEnding', due)
    await certificateRepository(tx).noteMailed(idsOf(due), 'remindAt')
    return due.length
  }

  async function post(
    tx: Tx,
    kind: CertificateFacts['kind'],
    rows: readonly CertificateRow[],
  ): Promise<void> {
    for (const [quizId, ofQuiz] of Map.groupBy(rows, (row) => row.quizId)) {
      // What a creator wrote by hand stands in the mail, so mails with the same words go out together.
      for (const [message, same] of Map.groupBy(ofQuiz, ({ reason }) => reason)) {
        const byParticipant = new Map(same.map((row) => [row.participantId, row]))
        const emailFor = (id: string, { locale, ...reader }: Reader) => {
          const certificate = byParticipant.get(id)
          if (!certificate) throw new Error('A mail is about no certificate')
          return certificateEmail(locale, { kind, certificate, ...reader })
        }
        await mailing.postAbout(
          tx,
          { quizId, kind, message, participantIds: [...byParticipant.keys()] },
          emailFor,
        )
      }
    }
  }
}

export interface Reader {
  locale: Locale
  timeZone: string
  creatorName: string
  url: string
}

function idsOf(rows: readonly CertificateRow[]): string[] {
  return rows.map(({ id }) => id)
}

const AT_ONCE = 100
