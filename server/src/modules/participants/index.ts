import type { Auth } from '#server/modules/auth/index.ts'
import type { GroupService } from '#server/modules/groups/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { Sessions } from '#server/modules/sessions/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Users } from '#server/modules/users/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createAccommodations } from './accommodation.ts'
import { createChangeNotices } from './changes/notifying.ts'
import { createComers } from './comers.ts'
import { createDueMails } from './due-mails.ts'
import { createAdmission } from './entering/admission.ts'
import { createForgetting } from './entering/forgetting.ts'
import { createLobby } from './entering/lobby.ts'
import { createEntering } from './entering/service.ts'
import { createExtraTime } from './extra-time.ts'
import { createJoinCodes } from './handing/codes.ts'
import { createSlips } from './handing/slips.ts'
import { createInvitedQuizzes } from './invited-quizzes/service.ts'
import { createInviting } from './inviting.ts'
import { createLinkTokens } from './link-tokens.ts'
import { createParticipantMailing } from './mailing.ts'
import { createReminders } from './reminders.ts'
import { createCodeJoining } from './rooms/joining.ts'
import { createLettingIn } from './rooms/letting-in.ts'
import { createRooms } from './rooms/service.ts'
import { createRosterExport } from './roster/export/service.ts'
import { createRoster } from './roster/service.ts'
import { createRosterWatching } from './roster/watching.ts'
import { createCodeRequests } from './share-links/code-requests.ts'
import { createShareCodes } from './share-links/codes.ts'
import { createShareDoor } from './share-links/door.ts'
import { createShareJoining } from './share-links/joining.ts'
import { createShareLinks } from './share-links/service.ts'
import { createWithdrawal } from './withdrawal.ts'

export type { Accommodated } from './accommodation.ts'
export type { DueMails } from './due-mails.ts'
export type { Lobbies } from './entering/lobby.ts'
export type { Inviting } from './inviting.ts'
export { letInRefusal, reopenRefusal } from './roster/policy.ts'
export type { Roster } from './roster/service.ts'

interface Dependencies {
  workspaces: WorkspaceService
  usage: UsageService
  sending: Sending
  sessions: Sessions
  users: Users
  auth: Auth
  groups: GroupService
  quizzes: Quizzes
}

export function createParticipants(platform: Platform, dependencies: Dependencies) {
  const { db, now, lookMs, secret, origin, afterwards, attempts, botCheck, outbox, mailDelivery, files } =
    platform
  const { workspaces, usage, sending, sessions, users, auth, groups, quizzes } = dependencies
  const { access, publication, history } = quizzes

  const tokens = createLinkTokens({ secret })
  const mailing = createParticipantMailing({ now, outbox, sending, origin, tokens })
  const admission = createAdmission({ now, users, signIn: auth.signIn })

  const roster = createRoster({ db, now, access })
  const inviting = createInviting({
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
  })
  const entering = createEntering({
    db,
    now,
    tokens,
    attempts,
    botCheck,
    sessions,
    admission,
    mailing,
    afterwards,
  })

  const shareLinks = createShareLinks({ db, now, origin, tokens, sending, access })
  const door = createShareDoor({ tokens })
  const comers = createComers({ now, workspaces, usage })
  const shareCodes = createShareCodes({ secret })
  const requests = createCodeRequests({
    db,
    now,
    codes: shareCodes,
    attempts,
    botCheck,
    sending,
    afterwards,
    door,
  })
  const shareJoining = createShareJoining({
    db,
    now,
    attempts,
    sessions,
    admission,
    comers,
    door,
    requests,
  })

  const joinCodes = createJoinCodes({ secret })
  const lettingIn = createLettingIn({ db, now, access, history, sessions })
  const codeJoining = createCodeJoining({
    db,
    now,
    attempts,
    botCheck,
    sessions,
    tokens,
    codes: joinCodes,
    admission,
    comers,
    lettingIn,
  })
  const accommodations = createAccommodations({ db, now, access, publication, history, roster })
  const notifying = createChangeNotices({ now, sending, publication })
  quizzes.endMoved.handle(notifying.endMoved)
  quizzes.reworded.handle(notifying.reworded)

  const forgetting = createForgetting({ outbox, publication })
  users.accountLeaving.handle(forgetting.lock)
  users.accountForgotten.handle(forgetting.forget)
  users.accountForgotten.handle(shareLinks.forget)

  return {
    roster: {
      ...roster,
      ...createRosterExport({ db, now, files, access }),
      ...createRosterWatching({ db, now, access, sessions, lookMs }),
    },
    inviting,
    withdrawal: createWithdrawal({ db, attempts, outbox, sending, access, publication, history, mailing }),
    reminders: createReminders({ db, now, attempts, sending, access, history }),
    accommodations,
    extraTime: createExtraTime({
      db,
      now,
      attempts,
      access,
      publication,
      history,
      notifying,
      accommodated: accommodations.changed,
    }),
    dueMails: createDueMails({ db, now, mailing }),
    invitedQuizzes: createInvitedQuizzes({ db, now }),
    entering,
    lobby: createLobby({ db, now, users, access, origin }),
    shareLinks,
    shareJoining,
    slips: createSlips({ db, now, origin, tokens, codes: joinCodes, access }),
    rooms: createRooms({ db, now, origin, codes: joinCodes, access, publication, history }),
    codeJoining,
    lettingIn,
  }
}

export type Participants = ReturnType<typeof createParticipants>
