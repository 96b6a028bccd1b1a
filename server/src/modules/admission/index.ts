import type { Auth } from '#server/modules/auth/index.ts'
import type { Branding } from '#server/modules/branding/index.ts'
import type { Invitations } from '#server/modules/invitations/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { Sessions } from '#server/modules/sessions/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Users } from '#server/modules/users/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import type { Platform } from '#server/platform/index.ts'
import { createAdmitting } from './admitting.ts'
import { createChoosing } from './choosing/service.ts'
import { createComers } from './comers.ts'
import { createForgetting, type ForgottenParticipants } from './forgetting.ts'
import { createInvitedQuizzes } from './invited-quizzes/service.ts'
import { createLobby } from './lobby/lobby.ts'
import { createMailLink } from './mail-link/service.ts'
import { createOpenJoining } from './open-link/joining.ts'
import { createOpenLinks } from './open-link/service.ts'
import { createPlacesHere } from './place-here.ts'
import { createCodeJoining } from './room-code/joining.ts'
import { createLettingIn } from './room-code/letting-in.ts'
import { createRooms } from './room-code/service.ts'
import { createCodeRequests } from './share-link/code-requests.ts'
import { createShareCodes } from './share-link/codes.ts'
import { createShareDoor } from './share-link/door.ts'
import { createShareJoining } from './share-link/joining.ts'
import { createShareLinks } from './share-link/service.ts'
import { createJoinCodes } from './slip/codes.ts'
import { createSlips } from './slip/slips.ts'

export { isShown } from './door.ts'
export type { Lobbies } from './lobby/lobby.ts'

interface Dependencies {
  workspaces: WorkspaceService
  branding: Branding
  usage: UsageService
  sending: Sending
  sessions: Sessions
  users: Users
  auth: Auth
  quizzes: Quizzes
  invitations: Invitations
}

/** The ways into a quiz, a folder each, and the lobby behind them. */
export function createAdmission(platform: Platform, dependencies: Dependencies) {
  const { db, now, secret, origin, afterwards, attempts, botCheck, outbox } = platform
  const { workspaces, branding, usage, sending, sessions, users, auth, quizzes, invitations } = dependencies
  const { access, publication, history } = quizzes
  const { tokens, mailing } = invitations

  const admission = createAdmitting({ now, users, signIn: auth.signIn })
  const comers = createComers({ now, workspaces, usage })
  const placesHere = createPlacesHere({ db, now, sessions })

  const shareLinks = createShareLinks({ db, now, origin, tokens, sending, access })
  const door = createShareDoor({ tokens })
  const requests = createCodeRequests({
    db,
    now,
    codes: createShareCodes({ secret }),
    attempts,
    botCheck,
    sending,
    afterwards,
    door,
  })

  const codes = createJoinCodes({ secret })
  const lettingIn = createLettingIn({ db, now, access, history, sessions })

  const forgotten = createAnnouncement<ForgottenParticipants>()
  const forgetting = createForgetting({ outbox, publication, forgotten })
  users.accountLeaving.handle(forgetting.lock)
  users.accountForgotten.handle(forgetting.forget)
  users.accountForgotten.handle(shareLinks.forget)

  const lobby = createLobby({ db, now, users, access, branding, origin })

  return {
    lobby,
    choosing: createChoosing({ db, now, attempts, lobby, publication }),
    invitedQuizzes: createInvitedQuizzes({ db, now }),
    mailLink: createMailLink({
      db,
      now,
      tokens,
      attempts,
      botCheck,
      sessions,
      admission,
      branding,
      mailing,
      afterwards,
    }),
    shareLinks,
    shareJoining: createShareJoining({
      db,
      now,
      attempts,
      sessions,
      admission,
      branding,
      comers,
      placesHere,
      door,
      requests,
    }),
    openLinks: createOpenLinks({ db, now, origin, tokens, access }),
    openJoining: createOpenJoining({
      db,
      now,
      attempts,
      botCheck,
      sessions,
      tokens,
      admission,
      branding,
      comers,
      placesHere,
    }),
    slips: createSlips({ db, now, origin, tokens, codes, access }),
    rooms: createRooms({ db, now, origin, codes, access, publication, history }),
    lettingIn,
    forgotten,
    codeJoining: createCodeJoining({
      db,
      now,
      attempts,
      botCheck,
      sessions,
      tokens,
      codes,
      admission,
      branding,
      comers,
      placesHere,
      lettingIn,
    }),
  }
}

export type Admission = ReturnType<typeof createAdmission>
