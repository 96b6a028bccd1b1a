import type { MailStatus } from '@probant/contract/admin/mails'
import type { ParticipantRow } from '../known/repository.ts'

/** What whoever is invited is told when something has changed. */
export type Notice = 'laterEnd' | 'extraTime' | 'wording'

/** Somebody who has not begun, and which mails they had. */
export interface Addressee
  extends Pick<ParticipantRow, 'id' | 'mailDue' | 'mailId' | 'remindedAt' | 'lastCallAt'> {
  mailStatus: MailStatus | null
}

/**
 * Which mail tells them; none where the one that is still to be written does so anyway. An invitation that waits to be
 * sent says what was so before: it is written anew, and they get one mail, not two.
 */
export function noticeFor(addressee: Addressee, notice: Notice): Notice | 'invitation' | undefined {
  const { mailDue, mailStatus, remindedAt, lastCallAt } = addressee
  if (mailDue === 'invitation') return undefined
  const isInvitation = remindedAt === null && lastCallAt === null
  return isInvitation && mailStatus === 'waiting' ? 'invitation' : notice
}
