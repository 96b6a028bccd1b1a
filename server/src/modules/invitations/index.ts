import type { GroupService } from '#server/modules/groups/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Roster } from '#server/modules/roster/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import type { Platform } from '#server/platform/index.ts'
import { createChangeNotices } from './changes/notifying.ts'
import { createDueMails } from './due-mails.ts'
import { createInviting, type Invited } from './inviting.ts'
import { createLinkTokens } from './link-tokens.ts'
import { createParticipantMailing } from './mailing.ts'
import { createReminders } from './reminders.ts'
import { createWithdrawal } from './withdrawal.ts'

export type { ChangeNotices } from './changes/notifying.ts'
export type { DueMails } from './due-mails.ts'
export type { Inviting } from './inviting.ts'
export type { LinkTokens } from './link-tokens.ts'
export type { ParticipantMailing } from './mailing.ts'
export { lengthWords } from './time-words.ts'

interface Dependencies {
  usage: UsageService
  sending: Sending
  groups: GroupService
  quizzes: Quizzes
  roster: Roster
}

/** Asking people to a quiz, all that is mailed to them about it, and taking it back. */
export function createInvitations(platform: Platform, dependencies: Dependencies) {
  const { db, now, secret, origin, attempts, outbox, mailDelivery } = platform
  const { usage, sending, groups, quizzes, roster } = dependencies
  const { access, publication, history } = quizzes

  const invited = createAnnouncement<Invited>()
  const tokens = createLinkTokens({ secret })
  const mailing = createParticipantMailing({ now, outbox, sending, origin, tokens })
  const notices = createChangeNotices({ now, sending, publication })
  quizzes.endMoved.handle(notices.endMoved)
  quizzes.reworded.handle(notices.reworded)

  return {
    invited,
    tokens,
    mailing,
    notices,
    inviting: createInviting({
      db,
      now,
      attempts,
      mailDelivery,
      sending,
      usage,
      access,
      history,
      groups,
      mailing,
      roster,
      invited,
    }),
    withdrawal: createWithdrawal({ db, attempts, outbox, sending, access, publication, history, mailing }),
    reminders: createReminders({ db, now, attempts, sending, access, history }),
    dueMails: createDueMails({ db, now, mailing }),
  }
}

export type Invitations = ReturnType<typeof createInvitations>
