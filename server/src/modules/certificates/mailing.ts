import type { Locale } from '@probant/contract/locales'
import type { Db, Tx } from '#server/database/client.ts'
import type { ParticipantMailing } from '#server/modules/invitations/index.ts'
import { DAY, later, type Now } from '#server/platform/clock.ts'
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
    const due = await certificateRepository(tx).claimMails(now(), AT_ONCE)
    const withdrawn = due.filter(({ mailDue }) => mailDue === 'withdrawn')
    const givenBack = due.filter(({ mailDue }) => mailDue === 'givenBack')
    const left = new Set([
      ...(await post(tx, 'certificateWithdrawn', withdrawn)),
      ...(await post(tx, 'certificateGivenBack', givenBack)),
    ])
    await note(tx, due, left, 'mailDue')
    return due.length
  }

  async function writeReminders(tx: Tx): Promise<number> {
    const due = await certificateRepository(tx).claimReminders(now(), AT_ONCE)
    await note(tx, due, new Set(await post(tx, 'certificateEnding', due)), 'remindAt')
    return due.length
  }

  /** What the day had no room for is tried again tomorrow, or once its words may go out. */
  async function note(
    tx: Tx,
    due: readonly CertificateRow[],
    left: ReadonlySet<string>,
    which: 'mailDue' | 'remindAt',
  ): Promise<void> {
    const isLeft = ({ participantId }: CertificateRow) => left.has(participantId)
    const certificates = certificateRepository(tx)
    await certificates.noteMailed(idsOf(due.filter((row) => !isLeft(row))), which)
    await certificates.postponeMails(idsOf(due.filter(isLeft)), later(now(), DAY))
  }

  /** Answers of which participants the mail was not written. */
  async function post(
    tx: Tx,
    kind: CertificateFacts['kind'],
    rows: readonly CertificateRow[],
  ): Promise<string[]> {
    const left: string[] = []
    for (const [quizId, ofQuiz] of Map.groupBy(rows, (row) => row.quizId)) {
      // What a creator wrote by hand stands in the mail, so mails with the same words go out together.
      for (const [message, same] of Map.groupBy(ofQuiz, ({ reason }) => reason)) {
        const byParticipant = new Map(same.map((row) => [row.participantId, row]))
        const emailFor = (id: string, { locale, ...reader }: Reader) => {
          const certificate = byParticipant.get(id)
          if (!certificate) throw new Error('A mail is about no certificate')
          return certificateEmail(locale, { kind, certificate, ...reader })
        }
        const about = { quizId, kind, message, participantIds: [...byParticipant.keys()] }
        left.push(...(await mailing.postAbout(tx, about, emailFor)))
      }
    }
    return left
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
