import type { MailStatus } from '@probant/contract/admin/mails'
import type { MailingState, Participant } from '@probant/contract/participants/participant'
import type { QuizStatus } from '@probant/contract/quizzes/quiz'
import { isAnonymous } from '../entering/anonymous-address.ts'
import { permissionsOf } from './policy.ts'
import type { RosterRow } from './repository.ts'
import { participantStatus } from './status.ts'

/** A participant as the quiz's creator sees them. */
export function presentParticipant(row: RosterRow, quizStatus: QuizStatus, now: Date): Participant {
  const { id, name, source, scorePercent, accommodation } = row
  const mailing = mailingOf(row)
  return {
    id,
    email: addressOf(row),
    name,
    status: participantStatus(row, quizStatus),
    score: scorePercent,
    invitedAt: row.invitedAt.toISOString(),
    openedAt: instant(row.openedAt),
    startedAt: instant(row.startedAt),
    finishedAt: instant(row.finishedAt),
    remindedAt: instant(row.remindedAt),
    source,
    mailing,
    mailError: mailing === 'failed' ? answerOf(row) : null,
    accommodation: accommodation ?? { extraTime: null, exemptions: [] },
    isGone: isAnonymous(row.email),
    can: permissionsOf(row, quizStatus, now),
  }
}

/** None where the account is gone: what stands there only keeps its place. */
export function addressOf({ email }: Pick<RosterRow, 'email'>): string {
  return isAnonymous(email) ? '' : email
}

/** Where the mail is; what nobody knows the end of counts as failed, so that it can be sent again. */
export function mailingOf({ mailDue, mailStatus }: Pick<RosterRow, 'mailDue' | 'mailStatus'>): MailingState {
  if (mailDue) return 'waiting'
  return mailStatus ? MAILING[mailStatus] : 'none'
}

const MAILING: Record<MailStatus, MailingState> = {
  waiting: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  kept: 'kept',
  failed: 'failed',
  unsure: 'failed',
}

/**
 * What the mail server answered about this mail, which begins with a number; other errors tell of this installation's
 * network. The first line is enough, as it may go on for pages.
 */
function answerOf({ mailStatus, mailError }: RosterRow): string | null {
  const [line = ''] = mailError?.trim().split(/\r?\n/, 1) ?? []
  return mailStatus === 'failed' && /^\d{3}\b/.test(line) ? line.slice(0, MAIL_ERROR_MAX) : null
}

const MAIL_ERROR_MAX = 200

function instant(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
