import type { MailStatus } from '@probant/contract/admin/mails'
import type { ParticipantRow } from '#server/modules/roster/index.ts'

/** What whoever is invited is told when something has changed. */
export type Notice = 'laterEnd' | 'extraTime' | 'ownWindow' | 'wording'

/** With the one that confirms what they have chosen themselves. */
export type AnyNotice = Notice | 'chosenTime'

/** Somebody who has not begun, the mail that is to be written to them, and the latest one that was. */
export interface Addressee extends Pick<ParticipantRow, 'id' | 'mailDue' | 'mailKind'> {
  mailStatus: MailStatus | null
}

/**
 * Which mail tells them; none where the one that is on its way does so anyway, or says more. One that is written and waits
 * to be sent says what was so before: it is written anew, and they get one mail, not two.
 */
export function noticeFor(
  { mailDue, mailKind, mailStatus }: Addressee,
  notice: Notice,
): AnyNotice | 'invitation' | undefined {
  if (mailDue === 'invitation') return undefined
  const onItsWay = mailDue ?? (mailStatus === 'waiting' ? mailKind : null)
  if (onItsWay === 'invitation') return 'invitation'
  // When they take it says how long they have, too; and neither must be lost for a typo.
  const more = SAY_MORE[notice].find((kind) => kind === onItsWay)
  if (!more) return notice
  const isWrittenAnew = notice === 'extraTime' && !mailDue
  return isWrittenAnew ? more : undefined
}

/** Which other notices leave nothing to be said by this one. */
const SAY_MORE: Record<Notice, readonly AnyNotice[]> = {
  laterEnd: [],
  ownWindow: [],
  extraTime: ['ownWindow', 'chosenTime'],
  wording: ['laterEnd', 'extraTime', 'ownWindow', 'chosenTime'],
}
