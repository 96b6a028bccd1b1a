import type { MailStatus } from '@probant/contract/admin/mails'
import type { Choice, MailingState, Participant } from '@probant/contract/participants/participant'
import type { Scaling } from '@probant/contract/scale/scale'
import { type ScaledScore, scaledScore } from '@probant/contract/scale/scaled-score'
import type { Receipt } from '@probant/contract/submissions/receipt'
import { isAnonymous, shownAddress } from '#server/platform/mail/stand-in-address.ts'
import type { RosterRow } from './listing/repository.ts'
import { permissionsOf, type Standing } from './policy.ts'
import { participantStatus } from './status.ts'
import type { Choosing, OwnWindow } from './window.ts'

/** A participant as the quiz's creator sees them. */
export function presentParticipant(
  row: RosterRow,
  quiz: Standing & { scaling: Scaling },
  now: Date,
): Participant {
  const { id, name, source, scorePercent, accommodation } = row
  const mailing = mailingOf(row)
  return {
    id,
    email: shownAddress(row.email),
    name,
    givenEmail: row.givenEmail ?? '',
    status: participantStatus(row, quiz, now),
    attempt: row.attempt ?? 0,
    score: scorePercent,
    scaled: scaledIn(row, quiz.scaling),
    invitedAt: row.invitedAt.toISOString(),
    openedAt: instant(row.openedAt),
    startedAt: instant(row.startedAt),
    deadlineAt: instant(row.deadlineAt),
    finishedAt: instant(row.finishedAt),
    receipt: receiptIn(row),
    remindedAt: instant(row.remindedAt),
    source,
    mailing,
    mailError: mailing === 'failed' ? answerOf(row) : null,
    accommodation: accommodation ?? { extraTime: null, exemptions: [] },
    window: presentWindow(row),
    choice: presentChoice(row),
    isGone: isAnonymous(row.email),
    can: permissionsOf(row, quiz, now),
  }
}

export function presentWindow({ opensAt, closesAt }: OwnWindow): Participant['window'] {
  return opensAt && closesAt && { opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() }
}

export function presentChoice({ chooseFrom, chooseUntil, chosenAt }: Choosing): Choice | null {
  if (!chooseFrom || !chooseUntil) return null
  return { from: chooseFrom.toISOString(), until: chooseUntil.toISOString(), chosenAt: instant(chosenAt) }
}

/** Nothing before all is graded. */
export function scaledIn(
  { points, totalPoints, scorePercent }: Pick<RosterRow, 'points' | 'totalPoints' | 'scorePercent'>,
  scaling: Scaling,
): ScaledScore | null {
  if (scorePercent === null || points === null || totalPoints === null) return null
  return scaledScore({ points, totalPoints }, scaling)
}

/** What they were told themselves when it was over. */
export function receiptIn({ finishedAt, ending, answerCount, checksum }: Ended): Receipt | null {
  if (!finishedAt) return null
  return {
    ending: ending ?? 'handed_in',
    finishedAt: finishedAt.toISOString(),
    answerCount: answerCount ?? 0,
    checksum: checksum ?? '',
  }
}

type Ended = Pick<RosterRow, 'finishedAt' | 'ending' | 'answerCount' | 'checksum'>

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
